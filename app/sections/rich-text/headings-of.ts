import type { RichText } from '#content/rich-text/rich-text.ts';
import {
  anchorFor,
  headingLevel,
  plainText,
  topHeadingLevel,
  type RichTextNode,
} from './rich-text-node.ts';

/** The largest headings of a text in their order, each with the anchor that it gets when it is drawn. */
export function headingsOf(text: RichText): { anchor: string; words: string }[] {
  const document = text.document as unknown as RichTextNode;
  const top = topHeadingLevel(document);
  const anchors = new Set<string>();
  return (document.content ?? []).flatMap((node) => {
    const level = headingLevel(node);
    const words = level === null ? '' : plainText(node).trim();
    if (words === '') return [];
    const anchor = anchorFor(plainText(node), anchors);
    return level === top && anchor !== '' ? [{ anchor, words }] : [];
  });
}
