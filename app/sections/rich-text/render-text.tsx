import { Fragment, type ReactNode } from 'react';
import type { RichTextNode } from './rich-text-node.ts';

const MARKS: Record<string, (children: ReactNode) => ReactNode> = {
  bold: (children) => <strong className="font-semibold text-text">{children}</strong>,
  italic: (children) => <em>{children}</em>,
  underline: (children) => <u className="underline-offset-4">{children}</u>,
  strikethrough: (children) => <s>{children}</s>,
  superscript: (children) => <sup>{children}</sup>,
  subscript: (children) => <sub>{children}</sub>,
  code: (children) => (
    <code className="rounded-chip bg-skeleton px-1.5 py-0.5 font-mono text-note text-text">
      {children}
    </code>
  ),
};

/** A run of text in its marks, line breaks kept. */
export function renderText({ value = '', marks = [] }: RichTextNode): ReactNode {
  const lines = value.split('\n').map((line, place) => (
    <Fragment key={place}>
      {place > 0 && <br />}
      {line}
    </Fragment>
  ));
  const words: ReactNode = lines.length === 1 ? value : lines;
  return marks.reduce<ReactNode>((inner, { type }) => {
    const mark = Object.hasOwn(MARKS, type) ? MARKS[type] : undefined;
    return mark ? mark(inner) : inner;
  }, words);
}
