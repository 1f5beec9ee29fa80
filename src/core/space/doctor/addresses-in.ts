import { isRichText } from '#content/rich-text/to-rich-text.ts';
import type { ExaminedEntry } from './examined-space.ts';
import { looseNodes } from './links-in.ts';

type FoundAddress = { field: string; address: string; isInText: boolean };

/** Every address that an entry holds: fields whose id ends in url, and links in rich texts. */
export function addressesIn(entry: ExaminedEntry): FoundAddress[] {
  return Object.entries(entry.fields).flatMap(([field, value]): FoundAddress[] => {
    if (isRichText(value)) {
      return [...looseNodes(value)].flatMap(({ data }) =>
        typeof data?.uri === 'string' ? [{ field, address: data.uri, isInText: true }] : [],
      );
    }
    const isAddress = typeof value === 'string' && /url$/i.test(field) && value.trim() !== '';
    return isAddress ? [{ field, address: value.trim(), isInText: false }] : [];
  });
}
