import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cutStyle } from './cut-style.ts';
import type { StylePart } from './style-parts.ts';

const PLACE = '<style id="page-style"></style>';

/** Beside the server's bundle, written by the build. */
const PARTS_FILE = '../server/page-style.json';

/**
 * Writes into a page the part of the stylesheet that it uses (decision record 002).
 * @param clientDir folder of the built browser files; null in development, where the page links the whole stylesheet
 */
export function createPageStyle(clientDir: string | null): (html: string) => string {
  if (clientDir === null) return (html) => html;
  const parts = JSON.parse(readFileSync(join(clientDir, PARTS_FILE), 'utf8')) as StylePart[];
  return (html) =>
    html.replace(PLACE, () => PLACE.replace('><', () => `>${cutStyle(parts, html)}<`));
}
