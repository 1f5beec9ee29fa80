import type { NamedAddress } from './mail.ts';

const ENCODED_BYTES_MAX = 42;

/**
 * An address with its name as one head value: for carriers that take a text. A name outside ASCII becomes encoded
 * words (RFC 2047); what could end the quotes or the line is gone.
 */
export function formatAddress({ name, address }: NamedAddress): string {
  const plain = name
    .replace(/[\p{Cc}\p{Zl}\p{Zp}"\\<>]/gu, ' ')
    .replace(/ +/gu, ' ')
    .trim();
  if (plain === '') return address;
  if (/^[\x20-\x7e]*$/u.test(plain)) return `"${plain}" <${address}>`;
  return `${encodedWords(plain)} <${address}>`;
}

function encodedWords(text: string): string {
  const words: string[] = [];
  let part = '';
  for (const character of text) {
    if (Buffer.byteLength(part + character) > ENCODED_BYTES_MAX) {
      words.push(part);
      part = '';
    }
    part += character;
  }
  words.push(part);
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join(' ');
}
