import { ENTRY_KINDS, SLUG_KINDS } from '#content/kinds/slug-kinds.ts';
import type { ContentfulValidation } from './content-model.ts';

const MARKS = ['bold', 'italic', 'underline', 'code', 'superscript', 'subscript'];

const TEXT_NODES = ['ordered-list', 'unordered-list', 'hyperlink', 'entry-hyperlink'];

const ARTICLE_NODES = [
  'heading-1',
  'heading-2',
  'heading-3',
  'heading-4',
  'heading-5',
  'heading-6',
  ...TEXT_NODES,
  'blockquote',
  'hr',
  'table',
  'embedded-asset-block',
  'embedded-entry-block',
  'embedded-entry-inline',
  'asset-hyperlink',
];

/** Content types that have a page of their own, and so can be linked or shown as a card in a text. */
const PAGES = ENTRY_KINDS.map((kind) => SLUG_KINDS[kind].contentType);

/** What a short answer may hold: paragraphs, lists and links. */
export const TEXT_ONLY: ContentfulValidation[] = [
  { enabledMarks: MARKS },
  { enabledNodeTypes: TEXT_NODES },
  { nodes: { 'entry-hyperlink': [{ linkContentType: PAGES }] } },
];

/** What an article may hold: everything that the site draws. */
export const ARTICLE: ContentfulValidation[] = [
  { enabledMarks: MARKS },
  { enabledNodeTypes: ARTICLE_NODES },
  {
    nodes: {
      'entry-hyperlink': [{ linkContentType: PAGES }],
      'embedded-entry-block': [{ linkContentType: PAGES }],
      'embedded-entry-inline': [{ linkContentType: PAGES }],
    },
  },
];
