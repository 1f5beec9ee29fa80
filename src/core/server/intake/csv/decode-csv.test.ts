import { expect, test } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { decodeCsv } from './decode-csv.ts';

const TEXT = '/über\t/about\r\n/prix-€\t/products';
const marked = Buffer.from(`\u{feff}${TEXT}`, 'utf16le');

test('a file is read in whichever letters a spreadsheet saved it', () =>
  checkEach(
    [
      [Buffer.from(TEXT)],
      [Buffer.from(`\u{feff}${TEXT}`)],
      [marked],
      [Buffer.from(marked).swap16()],
      [Buffer.from(TEXT.replace('€', '\u0080'), 'latin1')],
    ],
    (bytes) => expect(decodeCsv(bytes)).toBe(TEXT),
  ));
