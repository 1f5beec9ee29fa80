import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { WordMarks } from './word-marks.ts';

export type AccordionItem = {
  id: string;
  question: string;
  answer: ReactNode;
  /** Of a question in another language than the page. */
  marks?: WordMarks;
};

type Props = {
  items: AccordionItem[];
  /** Several answers may be open at once; otherwise opening one closes the other. Any can be closed. */
  multiple?: boolean;
  /** Unique on the page; the address of an answer is `#{name}-{item id}`. */
  name: string;
  /** All open from the start, for robots that do not click (part 2 section 9). */
  expanded?: boolean;
  /** The level of the questions in the page's outline. */
  level?: 2 | 3 | 4;
};

/**
 * Questions that open their answers (part 2 section 4). The browser's own disclosure does the work;
 * `browser/accordion-keys.ts` adds Home, End and the arrow keys, and puts the open answer into the address.
 */
export function Accordion({ items, multiple = false, name, expanded = false, level = 3 }: Props) {
  const Question = `h${level}` as const;
  const group = multiple || expanded ? {} : { name };
  return (
    <div data-accordion="" className="border-t border-line">
      {items.map((item) => (
        <details
          key={item.id}
          {...group}
          open={expanded}
          className="group border-b border-line [interpolate-size:allow-keywords] details-content:h-0 details-content:overflow-clip details-content:transition-[height,content-visibility] details-content:transition-discrete details-content:duration-240 details-content:ease-soft open:details-content:h-auto"
        >
          <summary className="flex min-h-11 items-center justify-between gap-5 rounded-chip py-5 hover:text-link">
            <Question
              {...item.marks}
              className="text-intro! leading-snug! font-medium! tracking-normal! font-body!"
            >
              {item.question}
            </Question>
            <Icon
              name="chevron-down"
              className="text-text-3 transition-transform duration-240 ease-soft group-open:rotate-180"
            />
          </summary>
          <div id={`${name}-${item.id}`} className="max-w-[45em] pe-8 pb-6 text-text-2">
            {item.answer}
          </div>
        </details>
      ))}
    </div>
  );
}
