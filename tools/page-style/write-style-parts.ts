import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { noticeClasses } from '#browser/notice-looks.ts';
import { takeApartStylesheet } from './take-apart-stylesheet.ts';

const FONT_FACE = /@font-face\s*\{[^}]*\}/gu;

/**
 * Writes the built stylesheet's parts beside the server's bundle, for the pages to be given what they use, and takes the
 * fonts out of the file that browsers fetch: every page has them, and a second declaration would set its text anew.
 * @param buildDir folder of the build
 */
export function writeStyleParts(buildDir: string): void {
  const assets = join(buildDir, 'client/assets');
  const sheets = readdirSync(assets).filter((name) => /^app-.*\.css$/u.test(name));
  const [sheet] = sheets;
  if (sheet === undefined || sheets.length > 1)
    throw new Error(`The build has ${sheets.length} stylesheets, one is due: ${sheets.join(', ')}`);
  const css = readFileSync(join(assets, sheet), 'utf8');
  writeFileSync(
    join(buildDir, 'server/page-style.json'),
    JSON.stringify(takeApartStylesheet(css, noticeClasses())),
  );
  writeFileSync(join(assets, sheet), css.replace(FONT_FACE, ''));
}
