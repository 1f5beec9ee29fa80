import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const TOKENS = readFileSync('src/core/ui/tokens.css', 'utf8');

/** What the tokens of a name say, such as `--text-small: 0.8125rem;`. */
function tokensOf(name: string): string[] {
  const pattern = new RegExp(`^ +--${name}-\\w+: (.+);$`, 'gmu');
  return [...TOKENS.matchAll(pattern)].map(([, value]) => value!);
}

/** The largest length of a token in pixels, at letters of 16; widths of the window aside. */
function mostPixels(value: string): number {
  const most = /(?:, |^)([\d.]+)rem\)?(?:, [\d.]+vw\)\))?$/u.exec(value)?.[1];
  return Number(most) * 16;
}

const COMPONENTS = globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] });
const STYLES = globSync('src/**/*.css').filter(
  (file) => !['src/core/ui/tokens.css', 'src/core/styles/print.css'].includes(file),
);

function linesWith(files: string[], pattern: RegExp): string[] {
  return files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
}

// Seen failing with `text-[0.95rem]` in a component, `font-weight: 560` in base.css and a size of 52 px among the tokens.
describe('the scale', () => {
  it('has nine sizes of letters, five weights and six radii', () => {
    expect(tokensOf('text').map(mostPixels)).toEqual([13, 15, 17, 20, 24, 32, 50, 62, 76]);
    expect(tokensOf('font-weight')).toEqual(['400', '520', '600', '680', '720']);
    expect(tokensOf('radius')).toEqual(['10px', '14px', '20px', '28px', '36px']);
  });

  it('is what every component keeps to', () => {
    expect(linesWith(COMPONENTS, /\b(?:text|font|rounded)-\[|\[font-/u)).toEqual([]);
  });

  it('has six sizes for the owner’s area, where every heading names its own', () => {
    const own = COMPONENTS.filter((file) => file.startsWith('src/core/admin/'));
    expect(linesWith(own, /\btext-(?:heading|page|hero)\b|fontSize/u)).toEqual([]);
    const unnamed = own.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/<h[1-4]\b[^>]*>/gu)]
        .filter(([tag]) => !/\btext-(?:small|note|body|intro|title|sub)!/u.test(tag))
        .map(([tag]) => `${file}: ${tag}`),
    );
    expect(unnamed).toEqual([]);
  });

  it('is what every sheet of styles keeps to', () => {
    const set = /(?:font-size|font-weight|border-radius): (?!var\(|inherit)/u;
    // The browser's own box to tick is drawn as it draws it.
    expect(linesWith(STYLES, set)).toEqual(['src/core/ui/base.css: border-radius: 4px;']);
  });
});
