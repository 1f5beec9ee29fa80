import type { SourcePattern } from './source-patterns.ts';

/**
 * Patterns whose time grows with the square or cube of the text, each with what keeps the text short or tame. None may
 * grow exponentially.
 */
export const BOUNDED: Readonly<Record<string, string>> = {
  '/\\/+$/u': 'src/core/server/app.ts: paths end at 4,096 characters (request-gate.ts)',
  '/^-+|-+$/gu': 'rich-text-node.ts: what came before left no two hyphens in a row',
  '/[\\d.]+(?:rem|vw|px)(?=,|$)/gu': 'cover-sizes.ts: our own texts of sizes',
  '/[^\\p{L}]+$/u': 'password-rules.ts: passwords end at 128 characters',
  '/<(?<end>\\/?)(?<tag>[a-z]+)(?<attributes>[^<>]*)>/gu':
    'to-shape.ts: what the sanitiser wrote, at most 20,000 characters and every bracket closed',
  '/<body[^>]*>/u': 'show-copy.ts: a page that React wrote, in which texts hold no bracket',
  '/<title[^>]*>([^<]*)<\\/title>/u': 'fill-offline-page.ts: the same',
};

/** A pattern as it is written in its source. */
export const nameOf = ({ source, flags }: Pick<SourcePattern, 'source' | 'flags'>): string =>
  `/${source}/${flags}`;
