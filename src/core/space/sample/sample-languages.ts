import type { TopLevelBlock } from '@contentful/rich-text-types';
import { doc, figure, h2, ol, p, quote, ul } from './rich-text.ts';
import type { PictureName } from './pictures.ts';
import arabic from './translations/ar.json' with { type: 'json' };
import german from './translations/de.json' with { type: 'json' };

export type SampleLanguage = {
  /** Code and name of its locale. */
  code: string;
  name: string;
  /** What is translated of each entry, by its id: fields as the content service takes them, a rich text as blocks. */
  entries: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** What pictures and videos show, by the name of the file. */
  titles: Readonly<Record<string, string | undefined>>;
};

/** The languages of the sample besides English, which stands in for what they lack. Which are public, it does not say. */
export const SAMPLE_LANGUAGES: readonly SampleLanguage[] = [
  { code: 'de', name: 'German', ...german },
  { code: 'ar', name: 'Arabic', ...arabic },
];

/** The blocks that `{ "blocks": [["p", "…"], ["ul", "…", "…"]] }` may name, with their lines. */
const BLOCKS: Record<string, (...lines: string[]) => TopLevelBlock> = {
  p: (line = '') => p(line),
  h2: (line = '') => h2(line),
  ul,
  ol,
  quote: (line = '') => quote(line),
  figure: (name) => figure(name as PictureName),
};

/**
 * A translated value as the content service takes it.
 * @throws Error when a text has a block of another kind
 */
export function toFieldValue(value: unknown): unknown {
  const isText = typeof value === 'object' && value !== null && 'blocks' in value;
  if (!isText) return value;
  const blocks = (value as { blocks: string[][] }).blocks.map(([kind = '', ...lines]) => {
    const block = BLOCKS[kind];
    if (block === undefined) throw new Error(`A translated text has no blocks "${kind}".`);
    return block(...lines);
  });
  return doc(...blocks);
}
