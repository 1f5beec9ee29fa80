import type { ReactNode } from 'react';
import type { RichText } from '#content/rich-text/rich-text.ts';
import type { Wording } from '#copy/wording.ts';
import type { MarksWithin } from '#sections/page/use-foreign.ts';

/** What our renderers read of a node; the content layer has validated the rest. */
export type RichTextNode = {
  nodeType: string;
  data?: { uri?: string; target?: { sys?: { id?: string } }; colspan?: number; rowspan?: number };
  content?: RichTextNode[];
  value?: string;
  marks?: { type: string }[];
};

/** What every renderer may ask for while one document is drawn. */
export type RichTextScope = MarksWithin & {
  wording: Wording;
  text: RichText;
  /** Added to the level of each heading. */
  headingShift: number;
  /** Anchors given so far, so that each stays unique. */
  anchors: Set<string>;
  /** Begins each of them; '' where the text is the only one of its page. */
  anchorPrefix: string;
  /** Draws what a node holds; handed along, so that renderers of blocks need not know each other. */
  childrenOf: (node: RichTextNode) => ReactNode;
};

export function targetId(node: RichTextNode): string {
  return node.data?.target?.sys?.id ?? '';
}

/** The words of a node without marks. */
export function plainText(node: RichTextNode): string {
  return node.value ?? (node.content ?? []).map(plainText).join('');
}

const HEADING = /^heading-([1-6])$/u;

/** 1 to 6 for a heading, null for anything else. */
export function headingLevel(node: RichTextNode): number | null {
  const level = HEADING.exec(node.nodeType)?.[1];
  return level === undefined ? null : Number(level);
}

/** The smallest heading level of a document, 1 being the largest heading; null without headings. */
export function topHeadingLevel(document: RichTextNode): number | null {
  const levels = (document.content ?? []).map(headingLevel).filter((level) => level !== null);
  return levels.length === 0 ? null : Math.min(...levels);
}

/** An anchor for a heading, from its words: `what-we-collect`, a second one `what-we-collect-2`. */
export function anchorFor(words: string, taken: Set<string>): string {
  const stem = words
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/gu, '');
  if (stem === '') return '';
  let anchor = stem;
  for (let count = 2; taken.has(anchor); count += 1) anchor = `${stem}-${count}`;
  taken.add(anchor);
  return anchor;
}

/** How a link within text looks. */
export const LINK_LOOK = 'text-link underline decoration-1 underline-offset-4 hover:decoration-2';
