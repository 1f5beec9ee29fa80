import { useEffect, useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { nextIndex } from '#dom/arrow-keys.ts';
import { readingWay } from '#dom/reading-way.ts';

export type Tab = { id: string; label: string; panel: ReactNode };

type Props = {
  /** Names the row of tabs. */
  label: string;
  tabs: Tab[];
  /** Whether an arrow key opens a tab (automatic) or only moves to it, until Enter or Space (manual). */
  activation?: 'automatic' | 'manual';
};

/**
 * Panels of which one shows (part 2 section 4). Tabs are links to their panels: before and without
 * script the address opens a panel, through `:target`; script takes over with the keys of the pattern
 * and keeps the open tab in the address.
 */
export function Tabs({ label, tabs, activation = 'automatic' }: Props) {
  const base = useId();
  const [selected, setSelected] = useState(tabs[0]?.id);
  const [isLive, setIsLive] = useState(false);

  useEffect(() => {
    const read = () => {
      const addressed = decodeURIComponent(location.hash.slice(1));
      if (tabs.some((tab) => tab.id === addressed)) setSelected(addressed);
    };
    read();
    setIsLive(true);
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [tabs]);

  const open = (id: string) => {
    setSelected(id);
    history.replaceState(history.state, '', `#${id}`);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
    const from = links.indexOf(event.target as HTMLElement);
    const tab = tabs[from];
    if (!tab) return;
    const way = readingWay(event.currentTarget);
    const to = nextIndex(event.key, from, tabs.length, 'horizontal', way);
    if (to === null && event.key !== ' ') return;
    event.preventDefault();
    links[to ?? from]?.focus();
    const reached = tabs[to ?? from];
    if (reached && (to === null || activation === 'automatic')) open(reached.id);
  };

  return (
    <div className="group/tabs">
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="scroll-row flex gap-2 border-b border-line"
      >
        {tabs.map((tab) => (
          <a
            key={tab.id}
            id={`${base}-${tab.id}`}
            role="tab"
            href={`#${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={tab.id}
            tabIndex={!isLive || tab.id === selected ? 0 : -1}
            onClick={(event) => {
              event.preventDefault();
              open(tab.id);
            }}
            className="-mb-px inline-flex min-h-11 shrink-0 items-center border-b-3 border-transparent px-4 font-medium text-text-2 hover:text-link focus-visible:-outline-offset-3 aria-selected:border-primary aria-selected:text-text"
          >
            {tab.label}
          </a>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          id={tab.id}
          role="tabpanel"
          aria-labelledby={`${base}-${tab.id}`}
          tabIndex={0}
          hidden={isLive && tab.id !== selected}
          className={`scroll-mt-40 pt-6 ${isLive ? '' : staticLook(index)}`}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}

/** Which panel shows while no script runs: the one the address names, else the first. */
function staticLook(index: number): string {
  return index === 0 ? 'group-has-[>[role=tabpanel]~:target]/tabs:hidden' : 'hidden target:block';
}
