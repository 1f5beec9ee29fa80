import { data } from 'react-router';
import type { SearchKind } from '#content/search/search-document.ts';
import { type SearchFindings, MAX_QUERY_CHARACTERS } from '#content/search/search-index.ts';
import { snippetOf, toSnippet } from '#content/search/snippet.ts';
import { searchWords } from '#copy/en/search-words.ts';
import { count, fill } from '#copy/wording.ts';
import { PageHeroBand } from '#sections/page/page-hero-band.tsx';
import { Sections } from '#sections/page/sections.tsx';
import { PopularPages } from '#sections/search/popular-pages.tsx';
import { SearchForm } from '#sections/search/search-form.tsx';
import { KindChips, type SearchList, SearchResults } from '#sections/search/search-results.tsx';
import { pageMeta } from '#seo/page-meta.ts';
import { measurementsContext } from '#server/measuring/measuring.ts';
import { pageContext, siteSearchContext } from '#server/http/http.ts';
import { Band } from '#ui/band.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { ProblemPanel } from '#ui/problem-panel.tsx';
import { useWording, useWords } from '#ui/wording-context.ts';
import { siteWording } from '#site/site-wording.ts';
import type { Route } from './+types/search.ts';
import { headOf } from '#site/page-head.ts';

const RESULTS_PER_PAGE = 10;
const KINDS = Object.keys(searchWords.kinds) as SearchKind[];

/** What an address asks for; characters that are none count as spaces. */
function askedBy(search: URLSearchParams) {
  const whole = (search.get('q') ?? '')
    .slice(0, 10 * MAX_QUERY_CHARACTERS)
    .toWellFormed()
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim();
  const page = search.get('page') ?? '1';
  return {
    query: whole.slice(0, MAX_QUERY_CHARACTERS).toWellFormed().trim(),
    isCut: whole.length > MAX_QUERY_CHARACTERS,
    kind: KINDS.find((kind) => kind === search.get('kind')) ?? null,
    page: /^[1-9]\d{0,3}$/u.test(page) ? Number(page) : 1,
  };
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(pageContext);
  const asked = askedBy(new URL(request.url).searchParams);
  const head = await headOf(site);
  if (asked.query === '') return { head, ...asked, state: 'empty' as const };
  const search = await context.get(siteSearchContext).current(site.reader, site.language);
  if (search === null)
    return data({ head, ...asked, state: 'unavailable' as const }, { status: 503 });
  const found = search.index.find(asked.query);
  // An index that lacks the newest pages cannot say that there is nothing.
  if (found.hits.length === 0 && !search.isOutdated && !site.reader.preview)
    context
      .get(measurementsContext)
      .vainSearches.note(request.headers, asked.query, site.reader.language?.language.code);
  const { isOutdated } = search;
  const { correctedQuery } = found;
  return {
    head,
    ...asked,
    state: 'found' as const,
    isOutdated,
    correctedQuery,
    list: listOf(found, asked),
  };
}

/** One page of what was found, of one kind where one was chosen; the last page stands for those after it. */
function listOf({ hits, sought }: SearchFindings, asked: ReturnType<typeof askedBy>): SearchList {
  const { query } = asked;
  const kinds = KINDS.map((kind) => ({
    kind,
    count: hits.filter(({ document }) => document.kind === kind).length,
  })).filter(({ count }) => count > 0);
  const kind = kinds.some((other) => other.kind === asked.kind) ? asked.kind : null;
  const shown = kind === null ? hits : hits.filter(({ document }) => document.kind === kind);
  const pageCount = Math.max(1, Math.ceil(shown.length / RESULTS_PER_PAGE));
  const page = Math.min(asked.page, pageCount);
  const before = (page - 1) * RESULTS_PER_PAGE;
  const results = shown.slice(before, before + RESULTS_PER_PAGE).map(({ document, isBestBet }) => ({
    path: document.path,
    kind: document.kind,
    picture: document.picture,
    isBestBet,
    title: toSnippet([{ text: document.title, language: document.languages?.title }], sought, true),
    text: snippetOf(document, sought),
  }));
  return { query, results, before, total: shown.length, page, pageCount, kind, kinds };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const wording = siteWording(loaderData.head.language);
  const words = wording.of(searchWords);
  const { head, query } = loaderData;
  const titleOf = () =>
    loaderData.state === 'found'
      ? count(wording, words.titleWithCount, loaderData.list.total, { query })
      : fill(words.titleFor, { query });
  return pageMeta({
    ...head,
    title: query === '' ? words.title : titleOf(),
    description: words.description,
    path: '/search',
    noindex: true,
    structuredData: [],
  });
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const words = useWords(searchWords);
  const { query, isCut } = loaderData;
  return (
    <Sections>
      <PageHeroBand
        hero={{ title: words.title, description: '' }}
        below={
          <div className="mt-7 max-w-[640px]">
            <SearchForm
              query={query}
              look="primary"
              isLive
              {...(query === '' && { autoFocus: true })}
            />
            <div data-live="cut" aria-live="polite">
              {isCut && (
                <p className="mt-3 text-small text-text-2">
                  {fill(words.cut, { characters: MAX_QUERY_CHARACTERS })}
                </p>
              )}
            </div>
          </div>
        }
      />
      <Band className="pt-10!">
        <div className="grid gap-8 lg:gap-16 lg:has-[ol]:grid-cols-[minmax(0,0.7fr)_minmax(0,1.3fr)]">
          <div>
            <div data-live="said" aria-live="polite">
              <Said answer={loaderData} />
            </div>
            <div data-live="kinds">
              {loaderData.state === 'found' && <KindChips list={loaderData.list} />}
            </div>
          </div>
          <div data-live="found">
            <Found answer={loaderData} />
          </div>
        </div>
      </Band>
    </Sections>
  );
}

type Answered = { answer: Route.ComponentProps['loaderData'] };

function Said({ answer }: Answered) {
  const wording = useWording();
  const words = wording.of(searchWords);
  if (answer.state === 'unavailable')
    return <ProblemPanel title={words.unavailable.title} message={words.unavailable.message} />;
  if (answer.state === 'empty')
    return (
      <>
        <h2 className="text-sub">{words.empty.title}</h2>
        <p className="mt-3 max-w-[38em] text-text-2">{words.empty.text}</p>
      </>
    );
  const { list, query, correctedQuery, isOutdated } = answer;
  return (
    <>
      <h2 className="text-sub">
        {list.total === 0
          ? fill(words.nothing.title, { shown: query })
          : count(wording, words.count, list.total, { shown: query })}
      </h2>
      {list.total > 0 && correctedQuery !== null && (
        <p className="mt-3 text-text-2">{fill(words.corrected, { meant: correctedQuery })}</p>
      )}
      {isOutdated && <p className="mt-3 max-w-[44em] text-text-2">{words.outdated}</p>}
      {list.total === 0 && <p className="mt-3 max-w-[38em] text-text-2">{words.nothing.text}</p>}
    </>
  );
}

/** The results; without any, where to go on. */
function Found({ answer }: Answered) {
  const words = useWords(searchWords);
  if (answer.state === 'unavailable') return null;
  if (answer.state === 'empty') return <PopularPages />;
  if (answer.list.total > 0) return <SearchResults list={answer.list} />;
  return (
    <>
      <PopularPages />
      <div className="mt-10 grid max-w-[820px] justify-items-start gap-4 rounded-card bg-band p-7">
        <p className="text-intro">{words.nothing.contactText}</p>
        <ButtonLink to="/contact">{words.nothing.contact}</ButtonLink>
      </div>
    </>
  );
}
