/*
 * node pictures/icons.mjs
 *
 * Writes the touch and install icons and the logo of the default palette. The site draws them itself for every other one.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { DRAWN_MAIN_COLOR } from '#content/brand/drawn-palette.ts';
import { BRAND_ICONS, brandIcon } from '#server/http/brand-files/brand-icons.ts';

const root = new URL('../public/', import.meta.url).pathname;
mkdirSync(`${root}icons`, { recursive: true });

for (const path of Object.keys(BRAND_ICONS))
  writeFileSync(root + path, await brandIcon(path, { ground: DRAWN_MAIN_COLOR, source: null }));
