import { SCREEN_PAGES, SCREEN_THEMES, SCREEN_WIDTHS } from './screen-pages.ts';

/**
 * The README of the picture set: what it is, how it is made, and a table of links.
 * @param files names of the pictures that are there; the others get a dash
 */
export function screenList(files: ReadonlySet<string>): string {
  const columns = SCREEN_THEMES.flatMap((theme) =>
    SCREEN_WIDTHS.map((width) => ({ width, theme })),
  );
  const rows = Object.entries(SCREEN_PAGES).map(([name, path]) => [
    `\`${path}\``,
    ...columns.map(({ width, theme }) => {
      const file = `${name}-${width}-${theme}.avif`;
      return files.has(file) ? `[${width}](${file})` : '–';
    }),
  ]);
  const head = ['Page', ...columns.map(({ width, theme }) => `${width} ${theme}`)];
  return [
    '# Every page, at four widths, in both themes',
    '',
    'Whole pages of the sample site as a visitor has them who has scrolled through, with reduced motion, made smaller and compressed (AVIF). They show what the design is meant to look like and are looked through after a change of the design; no test compares them.',
    '',
    'Taken by `tools/screens/` from a running production build:',
    '',
    '```sh',
    'CONTENT_SOURCE=sample npm start',
    'npm run screens -- --address http://localhost:3000',
    'npm run screens -- --address http://localhost:3000 --only home,products',
    '```',
    '',
    ...[head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`),
    '',
  ].join('\n');
}
