import { Fragment } from 'react';
import { SLUG_KINDS } from '#content/kinds/slug-kinds.ts';
import type { Picture as ContentPicture } from '#content/media/picture.ts';
import type { SearchKind } from '#content/search/search-document.ts';
import type { SnippetRun } from '#content/search/snippet.ts';
import { searchWords } from '#copy/en/search-words.ts';
import { fill } from '#copy/wording.ts';
import { ButtonLink } from '#ui/button.tsx';
import { CardLink } from '#ui/card-link.tsx';
import { coverSizes } from '#ui/cover-sizes.ts';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import { useWording, useWords } from '#ui/wording-context.ts';

type SearchResult = {
  path: string;
  kind: SearchKind;
  picture: ContentPicture | null;
  title: SnippetRun[];
  text: SnippetRun[];
  isBestBet: boolean;
};

export type SearchList = {
  query: string;
  results: SearchResult[];
  /** How many stand on the pages before. */
  before: number;
  total: number;
  page: number;
  pageCount: number;
  kind: SearchKind | null;
  kinds: { kind: SearchKind; count: number }[];
};

/** What stands in place of a picture. */
const iconOf = (kind: SearchKind) =>
  kind === 'question' ? 'message-square' : SLUG_KINDS[kind].icon;

/** The address of one page of results, of all kinds or of one. */
function searchHref(query: string, kind: SearchKind | null = null, page = 1): string {
  const search = new URLSearchParams({ q: query });
  if (kind !== null) search.set('kind', kind);
  if (page > 1) search.set('page', String(page));
  return `/search?${search}`;
}

/** Results with their picture, kind, title and the words that were found. */
export function SearchResults({ list }: { list: SearchList }) {
  const wording = useWording();
  const words = wording.of(searchWords);
  return (
    <>
      <ol className="border-t border-line" start={list.before + 1}>
        {list.results.map(({ path, kind, picture, title, text, isBestBet }) => (
          <li
            key={path}
            className="group relative flex flex-wrap gap-x-5 gap-y-4 border-b border-line py-6"
          >
            <span className="grid aspect-4/3 w-24 shrink-0 place-items-center self-start overflow-hidden rounded-input bg-picture-ground text-ink-500 md:w-40">
              {picture ? (
                <Picture
                  picture={picture}
                  alt=""
                  sizes={coverSizes(picture, '(min-width: 48rem) 160px, 96px', 4 / 3)}
                  className="size-full object-cover"
                />
              ) : (
                <Icon name={iconOf(kind)} size={32} />
              )}
            </span>
            <div className="min-w-[min(8rem,100%)] flex-1">
              <p className="flex flex-wrap gap-x-3 text-small text-text-2">
                {isBestBet && <strong className="font-medium text-link">{words.bestBet}</strong>}
                {words.kinds[kind]}
                {foreignOf([...title, ...text]).map((code) => (
                  <span key={code}>
                    {fill(words.language, { name: languageName(code, wording.catalogue) })}
                  </span>
                ))}
              </p>
              <h3 className="mt-1 text-intro leading-snug group-hover:text-link">
                <CardLink to={path}>
                  <Marked runs={title} />
                </CardLink>
              </h3>
              <p className="mt-2 text-text-2">
                <Marked runs={text} />
              </p>
            </div>
          </li>
        ))}
      </ol>
      <ResultPages list={list} />
    </>
  );
}

/** The first language of a result that is not the page's. */
const foreignOf = (runs: readonly SnippetRun[]) =>
  runs.flatMap(({ language }) => language ?? []).slice(0, 1);

/** What the language of a locale is called among words of another one. */
const languageName = (code: string, catalogue: string) =>
  new Intl.DisplayNames([catalogue], { type: 'language' }).of(new Intl.Locale(code).language) ??
  code;

function Marked({ runs }: { runs: readonly SnippetRun[] }) {
  return runs.map(({ parts, language }, at) => {
    const marked = parts.map(({ text, isMarked }, index) =>
      isMarked ? (
        // oxlint-disable-next-line react/no-array-index-key -- parts never change places
        <mark key={index} className="bg-transparent font-semibold text-text">
          {text}
        </mark>
      ) : (
        text
      ),
    );
    return (
      // oxlint-disable-next-line react/no-array-index-key -- runs never change places
      <Fragment key={at}>
        {at > 0 && ' '}
        {language === undefined ? marked : <bdi lang={language}>{marked}</bdi>}
      </Fragment>
    );
  });
}

const CHIP = 'touch-area inline-block rounded-full border px-4 py-2 text-note font-medium';

/** The kinds of what was found, to see one alone. */
export function KindChips({ list: { query, kind: current, kinds } }: { list: SearchList }) {
  const words = useWords(searchWords);
  if (kinds.length < 2) return null;
  const all = kinds.reduce((sum, { count }) => sum + count, 0);
  const chips = [{ kind: null, count: all }, ...kinds];
  return (
    <nav aria-label={words.kindsLabel} className="mt-6 flex flex-wrap gap-2.5">
      {chips.map(({ kind, count }) => (
        <SiteLink
          key={kind}
          to={searchHref(query, kind)}
          aria-current={kind === current ? 'true' : undefined}
          className={`${CHIP} ${kind === current ? 'border-primary bg-primary text-on-primary' : 'border-line bg-card hover:border-primary hover:text-link'}`}
        >
          {fill(words.withCount, {
            name: kind === null ? words.allKinds : words.kinds[kind],
            count,
          })}
        </SiteLink>
      ))}
    </nav>
  );
}

function ResultPages({ list: { query, kind, page, pageCount } }: { list: SearchList }) {
  const words = useWords(searchWords);
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={words.pages.label} className="mt-10 flex flex-wrap items-center gap-4">
      {page > 1 && (
        <ButtonLink to={searchHref(query, kind, page - 1)} look="outline" size="small">
          <Icon name="arrow-left" size={18} /> {words.pages.previous}
        </ButtonLink>
      )}
      <p className="text-note text-text-2">{fill(words.pages.of, { page, count: pageCount })}</p>
      {page < pageCount && (
        <ButtonLink to={searchHref(query, kind, page + 1)} look="outline" size="small">
          {words.pages.next} <Icon name="arrow-right" size={18} />
        </ButtonLink>
      )}
    </nav>
  );
}
