import { Fragment, type ReactNode } from 'react';
import { SiteLink } from '#ui/site-link.tsx';
import { renderAsset, renderAssetLink, renderEntry, renderEntryLink } from './render-embed.tsx';
import { renderTable } from './render-table.tsx';
import {
  anchorFor,
  headingLevel,
  LINK_LOOK,
  plainText,
  type RichTextNode,
  type RichTextScope,
} from './rich-text-node.ts';

type Renderer = (node: RichTextNode, scope: RichTextScope) => ReactNode;

const RENDERERS: Record<string, Renderer> = {
  paragraph: renderParagraph,
  'unordered-list': (node, scope) => (
    <ul className="grid list-disc gap-1.5 ps-6 marker:text-text-3">
      {renderChildren(node, scope)}
    </ul>
  ),
  'ordered-list': (node, scope) => (
    <ol className="grid list-decimal gap-1.5 ps-6 marker:text-text-3">
      {renderChildren(node, scope)}
    </ol>
  ),
  'list-item': (node, scope) => (
    <li className="ps-1 [&>*+*]:mt-1.5">{renderChildren(node, scope)}</li>
  ),
  blockquote: (node, scope) => (
    <blockquote className="border-s-4 border-primary ps-5 text-intro text-text [&>*+*]:mt-3">
      {renderChildren(node, scope)}
    </blockquote>
  ),
  hr: () => <hr className="my-9! border-line" />,
  table: renderTable,
  hyperlink: (node, scope) => (
    <SiteLink to={node.data?.uri ?? ''} className={LINK_LOOK}>
      {renderChildren(node, scope)}
    </SiteLink>
  ),
  'entry-hyperlink': renderEntryLink,
  'asset-hyperlink': renderAssetLink,
  'embedded-entry-block': renderEntry,
  'embedded-entry-inline': renderEntryLink,
  'embedded-asset-block': renderAsset,
};

/** A node by its own renderer; an unknown one is its children only. */
function renderNode(node: RichTextNode, scope: RichTextScope): ReactNode {
  if (node.nodeType === 'text') return renderText(node);
  if (headingLevel(node) !== null) return renderHeading(node, scope);
  const render = Object.hasOwn(RENDERERS, node.nodeType) ? RENDERERS[node.nodeType] : undefined;
  return (render ?? renderChildren)(node, scope);
}

export function renderChildren(node: RichTextNode, scope: RichTextScope): ReactNode {
  const children = node.content ?? [];
  // A document never changes its order while it is shown, so a place is as good as a key.
  return children.map((child, place) => (
    <Fragment key={place}>{renderNode(child, scope)}</Fragment>
  ));
}

/** Editors leave empty paragraphs behind, above all at the end; they would only be gaps. */
function renderParagraph(node: RichTextNode, scope: RichTextScope): ReactNode {
  const isEmpty = (node.content ?? []).every((child) => child.value === '');
  return isEmpty ? null : <p>{renderChildren(node, scope)}</p>;
}

const HEADING_LOOKS: Record<number, string> = {
  2: 'text-sub leading-tight text-text',
  3: 'text-title text-text',
};

function renderHeading(node: RichTextNode, scope: RichTextScope): ReactNode {
  const words = plainText(node);
  if (words.trim() === '') return null;
  const level = Math.min(6, (headingLevel(node) ?? 2) + scope.headingShift);
  const Heading = `h${level}` as 'h2';
  const anchor = anchorFor(`${scope.anchorPrefix} ${words}`, scope.anchors);
  return (
    <Heading
      {...(anchor ? { id: anchor } : {})}
      className={HEADING_LOOKS[level] ?? 'font-semibold text-text'}
    >
      {renderChildren(node, scope)}
    </Heading>
  );
}

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
function renderText({ value = '', marks = [] }: RichTextNode): ReactNode {
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
