import { expect, test } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { fromTranslatorFile, toTranslatorFile } from './translator-file.mjs';

const english = {
  cardWords: {
    title: 'Machines, "all"',
    found: { one: 'one', other: '{count} fit' },
    kinds: [{ href: '/a', text: 'A', icon: 'box' }],
    lines: ['one', 'two'],
    unit: null,
  },
};
const own = { cardWords: { title: '=SUM', found: { other: '{count} passen' } } };
const notes = { cardWords: 'On cards.', 'cardWords.title': 'Over all.' };
const read = (csv: string) => fromTranslatorFile(csv, 'de', own, english);

test('a translator gets every text with its key, its English and what to know, and spreadsheets no formula', () => {
  expect(toTranslatorFile('de', own, english, notes).split('\r\n')).toEqual([
    '\u{feff}"key","en","de","note"',
    `"cardWords.title","Machines, ""all""","'=SUM","On cards. Over all."`,
    '"cardWords.found.one","one","","On cards."',
    '"cardWords.found.other","{count} fit","{count} passen","On cards."',
    '"cardWords.kinds.0.text","A","","On cards."',
    '"cardWords.lines.0","one","","On cards."',
    '"cardWords.lines.1","two","","On cards."',
    '',
  ]);
});

test('the file that was written reads back as it was', () => {
  expect(read(toTranslatorFile('de', own, english, notes))).toEqual({
    own,
    faults: [],
    outdated: [],
  });
});

test('a file as a spreadsheet saves it adds what it has, and what it leaves empty stays', () => {
  const csv = [
    'de;key;comment;',
    'zwei;cardWords.lines.1;;',
    '"Ein ""A""',
    'oder; B";cardWords.kinds.0.text;x;',
    ';cardWords.title;;',
    ';;;',
  ].join('\n');
  expect(read(csv)).toEqual({
    own: {
      cardWords: {
        title: '=SUM',
        found: { other: '{count} passen' },
        kinds: [{ text: 'Ein "A"\noder; B' }],
        lines: [null, 'zwei'],
      },
    },
    faults: [],
    outdated: [],
  });
});

test('a text whose English has changed since is named', () => {
  const csv = 'key,en,de\ncardWords.title,Devices,Automaten\ncardWords.lines.0,one,eins\n';
  expect(read(csv).outdated).toEqual(['cardWords.title']);
});

test('what cannot be read is named', () =>
  checkEach(
    [
      ['', 'the columns key and de'],
      ['key,fr\ncardWords.title,x', 'the columns key and de'],
      ['key,de\ncardWords.titel,x', 'cardWords.titel: there is no text'],
      ['key,de\n,x', ',x: there is no text'],
      ['key,de\ncardWords.unit,x', 'cardWords.unit: there is no text'],
      ['key,de\ncardWords.title,x\ncardWords.title,y', 'cardWords.title: two lines'],
      ['key,de\ncardWords.title,"x', 'a quote is not closed: cardWords.title'],
    ],
    (csv, fault) => {
      const { faults } = read(csv);
      expect(faults).toHaveLength(1);
      expect(faults[0]).toContain(fault);
    },
  ));
