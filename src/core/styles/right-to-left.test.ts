import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** What a visitor sees is drawn by these; tests and examples too, so that nobody copies a class from them. */
const DRAWN = [
  ...readFileSync('src/core/styles/styles.css', 'utf8').matchAll(/^@source '(.+)';$/gmu),
].map(([, files]) => join('src/core/styles', files!));

const VALUE = String.raw`-(?:[[(\d]|(?:auto|full|px|gutter)\b)`;
/** Classes that mean the same side in every script. Those for one way of writing only say so: `rtl:`. */
const PHYSICAL = new RegExp(
  String.raw`(?<=[\s'"\x60])(?!\S*rtl:)(?:\S*:)?-?(?:` +
    [
      `(?:scroll-)?[mp][lr]${VALUE}`,
      `(?:left|right)${VALUE}`,
      String.raw`(?:text|float|clear)-(?:left|right)\b`,
      String.raw`border-[lr]\b`,
      String.raw`rounded-(?:[lr]|[tb][lr])\b`,
      String.raw`inset-\[\w+_\w+_\w+_`,
      'translate-x-(?!0\\b(?!\\.))',
    ].join('|') +
    String.raw`)[^\s'"\x60]*`,
  'gu',
);

const PHYSICAL_STYLE =
  /^\s*(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)|left|right|text-align: (?:left|right)|float: (?:left|right))\b.*$/gmu;

/** Files that mean a side of the screen, with what they use and why. */
const MEANT: Record<string, string[]> = {
  // The middle of a triangle, as the eye sees it; a play sign points to the right in every script.
  'src/core/ui/video-start.tsx': ['translate-x-0.5'],
};

it('sides follow the way lines run', () => {
  const found = physicalClasses(DRAWN.flatMap((files) => globSync(files)));
  expect(found).toEqual(MEANT);
});

it('sides follow the way lines run in stylesheets', () => {
  const found = globSync('src/**/*.css').flatMap(
    (file) => readFileSync(file, 'utf8').match(PHYSICAL_STYLE) ?? [],
  );
  expect(found).toEqual([]);
});

function physicalClasses(files: string[]): Record<string, string[]> {
  const found = files.map((file) => {
    const classes = readFileSync(file, 'utf8').split('\n').flatMap(physicalIn);
    return [file, classes] as const;
  });
  return Object.fromEntries(found.filter(([, classes]) => classes.length > 0));
}

/** A move to the right beside its counterpart for right-to-left scripts is none that goes one way only. */
function physicalIn(line: string): string[] {
  const isMirrored = /rtl:\S*translate-x-/u.test(line);
  return [...line.matchAll(PHYSICAL)]
    .map(([match]) => match)
    .filter((match) => !(isMirrored && match.includes('translate-x-')));
}
