import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { openAddressed } from '#browser/open-addressed.ts';
import { nextIndex } from './arrow-keys.ts';
import { Icon } from './icon.tsx';

export type AccordionItem = { id: string; question: string; answer: ReactNode };

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
 * Questions that open their answers (part 2 section 4). The browser's own disclosure does the work, so
 * that it also works without script; script adds Home, End and the arrow keys, and puts the open
 * answer into the address.
 */
export function Accordion({ items, multiple = false, name, expanded = false, level = 3 }: Props) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!root.current) return;
    openAddressed(root.current);
    if (expanded) return;
    // Opened before React came.
    for (const open of root.current.querySelectorAll<HTMLDetailsElement>(':scope > details[open]'))
      keepInAddress(open);
  }, [expanded]);
  const Question = `h${level}` as const;
  const group = multiple || expanded ? {} : { name };
  return (
    <div ref={root} className="border-t border-line" onKeyDown={moveFocus}>
      {items.map((item) => (
        <details
          key={item.id}
          {...group}
          open={expanded}
          // Opened by the visitor before React came: what the page then shows is right.
          suppressHydrationWarning
          onToggle={(event) => keepInAddress(event.currentTarget)}
          className="group border-b border-line [interpolate-size:allow-keywords] details-content:h-0 details-content:overflow-clip details-content:transition-[height,content-visibility] details-content:transition-discrete details-content:duration-240 details-content:ease-soft open:details-content:h-auto"
        >
          <summary className="flex min-h-11 items-center justify-between gap-5 rounded-chip py-5 hover:text-link">
            <Question className="text-intro! leading-snug! font-[560]! tracking-normal! font-body!">
              {item.question}
            </Question>
            <Icon
              name="chevron-down"
              className="text-text-3 transition-transform duration-240 ease-soft group-open:rotate-180"
            />
          </summary>
          <div id={`${name}-${item.id}`} className="max-w-[68ch] pr-8 pb-6 text-text-2">
            {item.answer}
          </div>
        </details>
      ))}
    </div>
  );
}

function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const headers = [...event.currentTarget.querySelectorAll<HTMLElement>(':scope > * > summary')];
  const from = headers.indexOf(event.target as HTMLElement);
  const to = from === -1 ? null : nextIndex(event.key, from, headers.length, 'vertical');
  if (to === null) return;
  event.preventDefault();
  headers[to]?.focus();
}

/** The address names the answer that was opened last, without a step in the visitor's history. */
function keepInAddress(details: HTMLDetailsElement): void {
  const hash = `#${details.querySelector(':scope > summary + div')?.id}`;
  const isNamed = location.hash === hash;
  if (details.open === isNamed) return;
  const address = details.open ? hash : location.pathname + location.search;
  history.replaceState(history.state, '', address);
}
