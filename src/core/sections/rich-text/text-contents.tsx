import type { ReactNode } from 'react';
import type { RichText } from '#content/rich-text/rich-text.ts';
import { richTextWords } from '#copy/en/rich-text-words.ts';
import { useForeign } from '#sections/page/use-foreign.ts';
import { useWording } from '#ui/wording-context.ts';
import { anchorFor, headingLevel, plainText, topHeadingLevel } from './rich-text-node.ts';
import type { RichTextNode } from './rich-text-node.ts';

/** Fewer headings are seen without a list of them. */
const WORTH_LISTING = 3;

/** Whether a text is long enough for a list of its headings. */
export function hasContents(text: RichText | null): text is RichText {
  return text !== null && headingsOf(text).length >= WORTH_LISTING;
}

/** The list of headings that goes beside a text; null where it is too short for one. */
export function contentsOf(text: RichText | null): ReactNode {
  return hasContents(text) ? <TextContents text={text} /> : null;
}

/** The largest headings of a long text as links, beside it on a wide screen. */
function TextContents({ text }: { text: RichText }) {
  const wording = useWording();
  const foreign = useForeign();
  return (
    <nav
      aria-labelledby="text-contents"
      className="sticky top-28 self-start max-lg:hidden print:hidden"
    >
      <p id="text-contents" className="text-note font-medium text-text">
        {wording.of(richTextWords).contents}
      </p>
      <ul {...foreign(text, 'document')} className="mt-3 grid border-s border-line">
        {headingsOf(text).map(({ anchor, words }) => (
          <li key={anchor}>
            <a
              href={`#${anchor}`}
              className="-ms-px block border-s border-transparent py-1.5 ps-4 touch:py-3 text-note leading-snug text-text-2 hover:border-primary hover:text-link"
            >
              {words}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

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
