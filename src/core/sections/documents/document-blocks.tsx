import { Fragment, type ReactNode } from 'react';
import {
  spoken,
  type DocumentBlock,
  type DocumentTable,
  type DocumentText,
} from '#content/documents/document-block.ts';
import { useLanguageMarks } from '#sections/page/use-foreign.ts';
import { SiteLink } from '#ui/site-link.tsx';

/** The blocks of a printed document as a page, in the same order. */
export function DocumentBlocks({ blocks }: { blocks: DocumentBlock[] }) {
  return (
    <div className="max-w-[52rem]">
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </div>
  );
}

/** The attributes of an element that holds one text, and the text. */
function useSpoken() {
  const marksOf = useLanguageMarks();
  return (said: DocumentText) => {
    const { text, language } = spoken(said);
    return { ...marksOf(language), children: breakable(text) };
  };
}

/** An address breaks at its slashes, never in a word. */
function breakable(text: string): ReactNode {
  if (!text.includes('://')) return text;
  return text.split(/(?<=\/)(?!\/)/u).map((part, index) => (
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ));
}

function Block({ block }: { block: DocumentBlock }) {
  const say = useSpoken();
  switch (block.kind) {
    case 'heading':
      return block.level === 2 ? (
        <h2 className="mt-10 text-sub">{block.text}</h2>
      ) : (
        <h3 className="mt-7 text-title">{block.text}</h3>
      );
    case 'paragraph':
      return <p className="mt-3 whitespace-pre-line text-text-2" {...say(block.text)} />;
    case 'link':
      return (
        <p className="mt-3">
          <SiteLink
            to={block.url}
            className="touch-area inline-block text-link underline underline-offset-4"
          >
            {block.text}
          </SiteLink>
        </p>
      );
    case 'list':
      return (
        <ul className="mt-3 grid list-disc gap-1 ps-5">
          {block.items.map((item, index) => (
            <li key={index} {...say(item)} />
          ))}
        </ul>
      );
    case 'checklist':
      return (
        <ul className="mt-3 grid gap-2">
          {block.items.map((item, index) => (
            <li key={index} className="relative ps-8">
              <span
                aria-hidden="true"
                className="absolute inset-s-0 top-1 size-4.5 border-2 border-current"
              />
              <span {...say(item)} />
            </li>
          ))}
        </ul>
      );
    case 'facts':
      return <Facts {...block} />;
    case 'table':
      return <Table {...block} />;
  }
}

function Facts({ rows }: Extract<DocumentBlock, { kind: 'facts' }>) {
  const say = useSpoken();
  return (
    <dl className="mt-3 border-t border-line">
      {rows.map(({ name, value }, index) => (
        <div
          key={index}
          className="grid gap-x-6 border-b border-line py-2.5 sm:grid-cols-[minmax(0,0.38fr)_minmax(0,0.62fr)]"
        >
          <dt className="text-text-2" {...say(name)} />
          <dd {...say(value)} />
        </div>
      ))}
    </dl>
  );
}

function Table({ columns, rows }: DocumentTable) {
  return (
    <table className="mt-3 w-full border-collapse text-start">
      <thead>
        <tr>
          {columns.map(({ title }, index) => (
            <th
              key={index}
              scope="col"
              className="border-b border-line py-2.5 pe-4 text-start font-semibold"
            >
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], index) => (
          <tr key={index}>
            <th scope="row" className="border-b border-line py-2.5 pe-4 text-start font-semibold">
              {name}
            </th>
            {cells.map((cell, at) => (
              <td key={at} className="border-b border-line py-2.5 pe-4">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
