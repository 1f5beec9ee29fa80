import { readFileSync, readdirSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DEFAULT_FONT_PAIR, FONT_PAIRS } from '#content/site-settings/font-pairs.ts';
import { checkEach } from '#tests/support/check-each.ts';
import { DISPLAY_FONTS, TEXT_FONTS } from './font-data.ts';
import { fontFiles, fontStyle } from './font-style.ts';
import { ROOT } from '#tools/runtime.mjs';
import { join } from 'node:path';

const files = join(ROOT, 'public');
const list = JSON.parse(readFileSync(join(ROOT, 'pictures/fonts.json'), 'utf8')) as Record<
  'display' | 'text',
  Record<string, { package: string }>
>;
/** What a new connection sends without waiting for an answer. */
const FIRST_FLIGHT_BYTES = 14_600;
const MORE_BYTES = 10_000;

const pairs = Object.entries(FONT_PAIRS);
const fonts = Object.entries({ ...DISPLAY_FONTS, ...TEXT_FONTS });

describe('the style of a pair of fonts', () => {
  it('has the faces of these two fonts and of what stands in for them, and no other', () => {
    const style = fontStyle(FONT_PAIRS['Fraunces & Figtree']);
    const families = [...style.matchAll(/font-family:([^;]+)/gu)].map(([, family]) => family);
    expect(new Set(families)).toEqual(
      new Set(
        ['Fraunces', 'Figtree'].flatMap((name) =>
          ['Variable', 'Fallback', 'Android'].map((kind) => `${name} ${kind}`),
        ),
      ),
    );
    expect(style).toContain(
      ':root{--font-display:Fraunces Variable,Fraunces Fallback,Fraunces Android,serif;--font-body:Figtree Variable,Figtree Fallback,Figtree Android,system-ui,sans-serif}',
    );
  });

  it('gives a font of the device the width and the height of ours', () => {
    expect(fontStyle(FONT_PAIRS[DEFAULT_FONT_PAIR])).toContain(
      '@font-face{font-family:Bricolage Grotesque Fallback;src:local(Arial Bold),local(Liberation Sans Bold),local(Helvetica Bold),local(Arial-BoldMT);font-weight:100 900;size-adjust:102.35%;ascent-override:90.86%;descent-override:26.38%;line-gap-override:0%}',
    );
  });

  it('takes little of a page', () =>
    checkEach(pairs, (_, pair) => {
      expect(fontStyle(pair).length).toBeLessThan(3_000);
      expect(fontStyle(pair)).not.toMatch(/[<&]|NaN|undefined/u);
    }));

  it('names files that exist', () =>
    checkEach(pairs, (_, pair) => {
      const named = [...fontStyle(pair).matchAll(/url\(([^)]+)\)/gu)].map(([, path]) => path!);
      expect(named).toHaveLength(4);
      expect(named).toEqual(expect.arrayContaining(fontFiles(pair)));
      for (const path of named) {
        const limit = fontFiles(pair).includes(path) ? FIRST_FLIGHT_BYTES : MORE_BYTES;
        expect(statSync(files + path).size, path).toBeLessThan(limit);
      }
    }));
});

describe('the fonts', () => {
  it('are in one of six pairs or more, which share none', () => {
    const used = pairs.flatMap(([, { display, text }]) => [display, text]);
    expect(pairs.length).toBeGreaterThanOrEqual(6);
    expect(new Set(used).size).toBe(used.length);
    expect(used.toSorted()).toEqual(fonts.map(([id]) => id).toSorted());
    expect(used.toSorted()).toEqual(
      [...Object.keys(list.display), ...Object.keys(list.text)].toSorted(),
    );
  });

  it('bring their licence', () =>
    checkEach(fonts, (id, { family }) => {
      const licence = readFileSync(`${files}/fonts/licences/${id}.txt`, 'utf8');
      const [copyright = ''] = licence.split('\n');
      expect(copyright).toContain(`The ${family} Project Authors`);
      // A reserved name may not be given to a cut font.
      expect(copyright).not.toContain('Reserved Font Name');
      expect(licence).toContain('SIL OPEN FONT LICENSE Version 1.1');
    }));

  it('are the only ones that are served', () => {
    const ids = fonts.map(([id]) => id);
    const served = readdirSync(`${files}/fonts`).filter((name) => name.endsWith('.woff2'));
    expect(served.toSorted()).toEqual(
      ids.flatMap((id) => [`${id}-more-v3.woff2`, `${id}-v3.woff2`]).toSorted(),
    );
    expect(readdirSync(`${files}/fonts/cards`)).toEqual(ids.map((id) => `${id}.ttf`).toSorted());
    // Printed documents have a font besides, for the scripts that these lack.
    expect(readdirSync(`${files}/fonts/licences`)).toEqual(
      [...ids, 'noto-sans'].map((id) => `${id}.txt`).toSorted(),
    );
  });
});
