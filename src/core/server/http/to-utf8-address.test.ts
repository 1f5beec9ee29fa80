import { expect, test } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { toUtf8Address } from './to-utf8-address.ts';

test('letters of western Windows become those of UTF-8, and everything else stays', () =>
  checkEach(
    [
      ['/%FCber', '/%C3%BCber'],
      ['/prix-%80?q=%E4', '/prix-%E2%82%AC?q=%E4'],
      ['/%E4%F6%FC/a%20b', '/%C3%A4%C3%B6%C3%BC/a%20b'],
      ['/%81', '/%EF%BF%BD'],
      ['/%C3%BCber', '/%C3%BCber'],
      ['/%zz%E4', '/%zz%E4'],
      ['/a%00%E4', '/a%00%C3%A4'],
      ['/plain?q=%E4', '/plain?q=%E4'],
    ],
    (address, read) => expect(toUtf8Address(address)).toBe(read),
  ));
