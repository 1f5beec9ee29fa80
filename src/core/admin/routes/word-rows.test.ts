import { expect, test } from 'vitest';
import { WORD_GROUPS, wordRows } from './word-rows.ts';

const ALL = { text: '', group: '' };
const WRITTEN = [
  { entryId: 'w', key: 'waitingWords.title', texts: new Map([['de', 'Wartet']]) },
  { entryId: 'x', key: 'inquiryWords.tooLong', texts: new Map([['de', 'Zu lang']]) },
  { entryId: 'y', key: 'nowhere', texts: new Map([['de', 'x']]) },
];

// Seen failing: in the order of the words, the owner's were on page 3 and 26.
test('every word of the site is there with its key, the owner’s first', () => {
  const rows = wordRows(WRITTEN, ['en-US', 'de'], ALL);
  expect(rows.length).toBeGreaterThan(1_000);
  expect(rows.slice(0, 3).map(({ key, entryId }) => [key, entryId])).toEqual([
    ['inquiryWords.tooLong', 'x'],
    ['waitingWords.title', 'w'],
    [expect.anything(), null],
  ]);
  expect(rows[0]!.texts).toEqual([
    { code: 'en-US', ours: 'Use at most {most} characters.', own: null, isUsed: false },
    {
      ...{ code: 'de', ours: 'Verwenden Sie höchstens {most} Zeichen.' },
      ...{ own: 'Zu lang', isUsed: false },
    },
  ]);
  expect(rows[1]!.texts[1]).toMatchObject({ own: 'Wartet', isUsed: true });
});

test('is found by its key, its text in any language and the owner’s, and by where it stands', () => {
  const keysOf = (text: string, group = '') =>
    wordRows(WRITTEN, ['en', 'de'], { text, group }).map(({ key }) => key);
  expect(keysOf('INQUIRYWORDS.SEND')).toEqual(['inquiryWords.send', 'inquiryWords.sending']);
  expect(keysOf(' nachricht senden')).toContain('inquiryWords.send');
  expect(keysOf('wartet', 'waitingWords')[0]).toBe('waitingWords.title');
  expect(keysOf('wartet', 'consentWords')).toEqual([]);
  expect(keysOf('', 'waitingWords')).toContain('waitingWords.refused.text');
  expect(keysOf('no such word at all')).toEqual([]);
  expect(WORD_GROUPS).toContain('mailWords');
});

test('a plural has the forms of its language, and a word the nearest note for translators', () => {
  const forms = (code: string) =>
    wordRows([], [code], { text: 'projectListWords.open.', group: '' }).map(({ key }) =>
      key.split('.').at(-1),
    );
  expect(forms('de')).toEqual(['one', 'other']);
  expect(forms('ar')).toEqual(['zero', 'one', 'two', 'few', 'many', 'other']);
  const [row] = wordRows([], ['en'], { text: 'consentWords.agree', group: '' });
  expect(row!.note).toMatch(/consent notice/u);
});
