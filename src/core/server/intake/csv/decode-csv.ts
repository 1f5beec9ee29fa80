import { isUtf8 } from 'node:buffer';

/**
 * The text of a CSV file as spreadsheets write it, without its byte order mark: UTF-8, UTF-16 ("Unicode Text" of Excel), or
 * what western Windows has for letters of one byte.
 */
export function decodeCsv(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}
