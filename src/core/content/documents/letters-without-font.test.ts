import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openSync } from 'fontkit';
import { expect, test } from 'vitest';
import { isPrintable, lettersWithoutFont, DOCUMENT_CHARACTERS } from './letters-without-font.ts';
import { ROOT } from '#tools/runtime.mjs';

const fontsDir = join(ROOT, 'public/fonts');
const namesIn = (folder: string) => readdirSync(join(fontsDir, folder));
const charactersOf = (folder: string, name: string) => {
  const font = openSync(join(fontsDir, folder, name));
  return 'characterSet' in font ? font.characterSet : [];
};

test('the table says what the fonts hold, no more and no less', () => {
  const told = [...DOCUMENT_CHARACTERS.matchAll(/u\{(\w+)\}(?:-\\u\{(\w+)\})?/gu)].flatMap(
    ([, first = '', last = first]) => {
      const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)];
      return Array.from({ length: to - from + 1 }, (_, index) => from + index);
    },
  );
  const held = new Set(namesIn('documents').flatMap((name) => charactersOf('documents', name)));
  // The last entry of every table of a font, which is no character.
  held.delete(0xff_ff);
  expect([...held].toSorted((a, b) => a - b)).toEqual(told);
  // The fonts of the site add none, so that the choice of one makes no document impossible.
  for (const name of namesIn('cards'))
    expect(
      charactersOf('cards', name).filter((code) => code !== 0xff_ff && !held.has(code)),
      name,
    ).toEqual([]);
});

test.each([
  ['智能储物柜 Ten', ['智', '能', '储', '物', '柜']],
  ['自動販売機、じはんき', ['自', '動', '販', '売', '機', '、', 'じ', 'は', 'ん', 'き']],
  ['자판기', ['자', '판', '기']],
  ['Carrots 🥕, 🥕', ['🥕']],
  ['ตู้จำหน่ายสินค้า', []],
  ['مُدَرِّس\u200c שלום Ελλάδα Киев Nẵng x̂', []],
  ['230 V ≤ 5 ‰ → CO₂ ✓ ☎\uFE0F\u00ad\n\t\u2066?\u2069', []],
])('%s: %j', (text, letters) => {
  expect(lettersWithoutFont(text)).toEqual(letters);
  expect(isPrintable({ rows: [{ name: text }] })).toBe(letters.length === 0);
});
