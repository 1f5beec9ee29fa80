import { useId } from 'react';
import { searchWords } from '#copy/en/search-words.ts';
import { useLiveAnswers } from '#islands/page-files.ts';
import { useAddress } from '#ui/address-context.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useWords } from '#ui/wording-context.ts';

/** In an address each of them may be written with nine signs; `/search` reads the first 120 and says so. */
const MOST_TYPED = 1_000;

/**
 * The search box: a plain form that opens `/search`.
 * @param isLive whether the page's answer is drawn anew while one types
 */
export function SearchForm({
  query = '',
  look = 'outline',
  isLive = false,
  ...field
}: {
  /** What was searched for. */
  query?: string;
  look?: 'primary' | 'outline';
  isLive?: boolean;
  autoFocus?: boolean;
}) {
  const words = useWords(searchWords);
  const id = useId();
  useLiveAnswers(isLive);
  return (
    <form
      role="search"
      {...(isLive && { 'data-tool': 'live' })}
      action={useAddress()('/search')}
      className="flex w-full gap-2.5"
    >
      <label htmlFor={id} className="sr-only">
        {words.label}
      </label>
      <input
        id={id}
        type="search"
        name="q"
        defaultValue={query}
        placeholder={words.placeholder}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={MOST_TYPED}
        className="min-w-0 flex-1 rounded-input border border-field bg-card px-[15px] py-[13px] text-body text-text"
        {...field}
      />
      <Button type="submit" look={look} aria-label={words.button} className="px-4.5">
        <Icon name="search" size={20} />
      </Button>
    </form>
  );
}
