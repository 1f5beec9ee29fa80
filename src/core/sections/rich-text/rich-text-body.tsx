import { useContext, type ReactNode } from 'react';
import type { RichText } from '#content/rich-text/rich-text.ts';
import { richTextWords } from '#copy/en/rich-text-words.ts';
import { OnPartLostContext } from '#sections/page/sections.tsx';
import { useMarksWithin } from '#sections/page/use-foreign.ts';
import { useWording } from '#ui/wording-context.ts';
import { renderChildren } from './render-node.tsx';
import { topHeadingLevel, type RichTextNode, type RichTextScope } from './rich-text-node.ts';

type Props = {
  /** Null for a document that was missing or unusable. */
  text: RichText | null;
  /** The level that the document's largest headings get in the page's outline. */
  topLevel?: 2 | 3 | 4;
  /** Begins the anchors of its headings, where several texts stand on one page. */
  anchorPrefix?: string;
};

/**
 * A rich-text document of the content service (part 2 section 3). Headings keep their order and move
 * together below the page's own heading, whichever level the editor began with.
 */
export function RichTextBody({ text, topLevel = 2, anchorPrefix = '' }: Props) {
  const wording = useWording();
  const onLost = useContext(OnPartLostContext);
  const scope = { wording, anchorPrefix, ...useMarksWithin(text ?? {}, 'document') };
  const body = text && renderDocument(scope, text, topLevel, onLost);
  if (!text || !body)
    return <p className="text-text-2">{wording.of(richTextWords).notAvailable}</p>;
  return (
    <div
      {...scope.marks}
      className="max-w-[45em] text-text-2 [&>*+*]:mt-5 [&>:is(h2,h3,h4,h5,h6)]:mt-9 [&>:is(h2,h3,h4,h5,h6):first-child]:mt-0 [&>:is(h2,h3,h4,h5,h6)+*]:mt-3.5"
    >
      {body}
    </div>
  );
}

/** Renderers are plain functions, so that an error in one is caught here, on the server too. */
function renderDocument(
  around: Omit<RichTextScope, 'text' | 'headingShift' | 'anchors' | 'childrenOf'>,
  text: RichText,
  topLevel: number,
  onLost: (() => void) | null,
): ReactNode {
  const document = text.document as unknown as RichTextNode;
  try {
    if (!document.content?.length) return null;
    const headingShift = topLevel - (topHeadingLevel(document) ?? topLevel);
    const scope: RichTextScope = {
      ...around,
      text,
      headingShift,
      anchors: new Set(),
      childrenOf: (node) => renderChildren(node, scope),
    };
    return renderChildren(document, scope);
  } catch (error) {
    console.error('Rich text could not be drawn', error);
    onLost?.();
    return <p {...around.own}>{around.wording.of(richTextWords).failed}</p>;
  }
}
