import type { ContentfulExport } from '#space/contentful-export.ts';
import { sampleInLanguages } from './sample-in-languages.ts';

/** The sample in its languages with own words of an owner's. @param words the texts of each key by locale */
export function sampleWithWords(
  words: Readonly<Record<string, Readonly<Record<string, string>>>>,
): ContentfulExport {
  const space = sampleInLanguages();
  const [{ sys }] = space.entries as [ContentfulExport['entries'][number]];
  const contentType = { sys: { ...sys.contentType.sys, id: 'word' } };
  for (const [key, text] of Object.entries(words))
    space.entries.push({
      ...space.entries[0]!,
      sys: { ...sys, id: `word-${key}`, contentType },
      fields: { key: { 'en-US': key }, text },
    });
  return space;
}
