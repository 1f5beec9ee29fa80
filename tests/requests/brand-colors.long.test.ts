import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DRAWN_DARK, DRAWN_LIGHT, DRAWN_SCALE } from '#content/brand/drawn-palette.ts';
import { defaultPalette } from '#content/brand/kept-palettes.ts';
import { toPageBrand } from '#content/brand/to-page-brand.ts';
import { isBuilt } from '#tests/support/is-built.ts';
import { PUBLIC_PATHS } from '#tests/support/public-paths.ts';
import { startSiteInProcess, type SiteInProcess } from './site-in-process.ts';

/*
 * A page has the brand's colours from one style element. Taken out of the page, none may be left: in classes, styles,
 * drawings or attributes. So whatever palette stands there, nothing of another brand shows.
 */

const CLIENT = new URL('../../build/client/assets', import.meta.url).pathname;
const brand = toPageBrand(defaultPalette());
/** Mean the same with every brand. */
const MEANINGS = new Set<string>([
  ...['error', 'notice', 'on-notice', 'success', 'on-success', 'dot'].flatMap((name) => [
    DRAWN_LIGHT[name as keyof typeof DRAWN_LIGHT],
    DRAWN_DARK[name as keyof typeof DRAWN_DARK],
  ]),
  ...['#ffffff', '#fef3dc', '#7a4908'],
]);
const COLORS = [DRAWN_SCALE, DRAWN_LIGHT, DRAWN_DARK]
  .flatMap((colors) => Object.values(colors))
  .filter((color) => !MEANINGS.has(color));

/** Each colour as it may be written: `#rrggbb`, with a transparency, or as channels. */
function colorsLeftIn(text: string): string[] {
  const small = text.toLowerCase();
  return [...new Set(COLORS)].filter((color) => {
    const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
    return small.includes(color) || new RegExp(`\\b${r}[ ,]+${g}[ ,]+${b}\\b`, 'u').test(small);
  });
}

describe.skipIf(!isBuilt)('the colours of the brand', () => {
  let site: SiteInProcess;
  beforeAll(async () => {
    site = await startSiteInProcess();
  });
  afterAll(() => site.stop());

  it.each([
    ...PUBLIC_PATHS,
    '/not-found',
    '/no-such-page',
    '/search?q=lockers',
    '/offline',
    '/admin/sign-in',
  ])('stand in one place of %s', async (path) => {
    const { body } = await site.ask({ path });
    expect(colorsLeftIn(body)).toContain('#2563eb');
    expect(body.split(`<style>${brand.style}`)).toHaveLength(2);
    const rest = body
      .replaceAll(brand.style, '')
      // The owner's pages carry it once more, for the browser to take over.
      .replaceAll(JSON.stringify(JSON.stringify(brand.style)).slice(3, -3), '')
      .replace(/<meta name="theme-color"[^>]*>/gu, '')
      .replaceAll(/themeColors.{0,160}/gu, '');
    expect(colorsLeftIn(rest)).toEqual([]);
  });

  it('stand in no stylesheet', () => {
    const sheets = readdirSync(CLIENT).filter((name) => name.endsWith('.css'));
    expect(sheets.length).toBeGreaterThan(0);
    for (const name of sheets)
      expect(colorsLeftIn(readFileSync(`${CLIENT}/${name}`, 'utf8')), name).toEqual([]);
  });
});
