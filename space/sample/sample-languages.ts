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

/** The kinds of blocks that `{ "blocks": [["p", "…"], ["ul", "…", "…"]] }` may name. */
const BLOCKS = {
  ...{ p, h2, ul, ol, quote },
  figure: (name: string) => figure(name as PictureName),
};

type WrittenText = { blocks: [kind: keyof typeof BLOCKS, ...lines: [string, ...string[]]][] };

/** A translated value as the content service takes it. */
export function toFieldValue(value: unknown): unknown {
  const isText = typeof value === 'object' && value !== null && 'blocks' in value;
  if (!isText) return value;
  return doc(...(value as WrittenText).blocks.map(([kind, ...lines]) => BLOCKS[kind](...lines)));
}
