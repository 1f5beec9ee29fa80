import { useId } from 'react';
import { searchWords } from '#copy/en/search-words.ts';
import { SearchForm } from '#sections/search/search-form.tsx';
import { Icon } from '#ui/icon.tsx';
import { useWords } from '#ui/wording-context.ts';

/**
 * The search of the header: a button that lays the search box over it. It is a popover, so it opens, takes the focus,
 * closes and answers Escape without any script.
 */
export function SearchPanel() {
  const words = useWords(searchWords);
  const id = useId();
  return (
    <>
      <button
        type="button"
        aria-label={words.open}
        popoverTarget={id}
        className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-skeleton"
      >
        <Icon name="search" />
      </button>
      <div
        id={id}
        popover="auto"
        className="fixed inset-x-0 top-0 m-0 w-full max-w-none border-b border-line bg-bg text-text shadow-float backdrop:bg-ink-950/50"
      >
        <div className="container-site flex h-19 items-center gap-3">
          <SearchForm autoFocus />
          <button
            type="button"
            aria-label={words.close}
            popoverTarget={id}
            popoverTargetAction="hide"
            className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-skeleton"
          >
            <Icon name="x" size={24} />
          </button>
        </div>
      </div>
    </>
  );
}
