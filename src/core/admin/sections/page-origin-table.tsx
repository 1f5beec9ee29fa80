import { adminWording } from '#admin/copy/admin-wording.ts';
import { adminContentWords as words } from '#admin/copy/en/admin-content-words.ts';
import { count, fill } from '#copy/wording.ts';
import type { PageOrigin } from '#server/owner/owner.ts';
import { StateChip } from './admin-card.tsx';
import { DataTable } from './data-table.tsx';
import { FoldCard } from './fold-card.tsx';
import { Moment, TimesIn } from './moment.tsx';

const TONES = { live: 'good', stale: 'quiet', snapshot: 'notice', fallback: 'quiet' } as const;

/** What each page is built from, and since when. */
export function PageOriginTable({ pages }: { pages: PageOrigin[] }) {
  const shown = [...new Set(pages.map(({ origin }) => origin))];
  const countOf = (wanted: string) => pages.filter(({ origin }) => origin === wanted).length;
  return (
    <FoldCard
      title={
        pages.length === 0 ? words.pages : count(adminWording, words.pagesCounted, pages.length)
      }
    >
      {shown.length > 0 && (
        <dl className="mb-4 grid gap-2 text-note">
          {shown.map((origin) => (
            <div key={origin} className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
              <dt>
                <StateChip tone={TONES[origin]}>
                  {fill(words.counted, { count: countOf(origin), origin: words.origins[origin] })}
                </StateChip>
              </dt>
              <dd className="text-text-2">{words.explain[origin]}</dd>
            </div>
          ))}
        </dl>
      )}
      {pages.length === 0 ? (
        <p className="text-note text-text-2">{words.none}</p>
      ) : (
        <>
          <TimesIn />
          <DataTable
            label={words.title}
            rows={pages}
            keyOf={({ path }) => path}
            columns={[
              {
                title: words.page,
                isHead: true,
                cell: ({ path }) => (
                  <a href={path} className="text-link underline-offset-4 hover:underline">
                    {path}
                  </a>
                ),
              },
              {
                title: words.builtFrom,
                cell: ({ origin, failures }) => (
                  <>
                    <StateChip tone={TONES[origin]}>{words.origins[origin]}</StateChip>
                    {failures.map((failure) => (
                      <p key={failure} className="mt-1 text-small text-text-2">
                        {failure}
                      </p>
                    ))}
                  </>
                ),
              },
              { title: words.since, cell: ({ sinceMs }) => <Moment ms={sinceMs} zone={false} /> },
              {
                title: words.built,
                isExtra: true,
                cell: ({ builtAtMs }) => <Moment ms={builtAtMs} zone={false} />,
              },
              {
                title: words.fetched,
                isExtra: true,
                cell: ({ fetchedAtMs }) =>
                  fetchedAtMs === null ? '–' : <Moment ms={fetchedAtMs} zone={false} />,
              },
            ]}
          />
        </>
      )}
    </FoldCard>
  );
}
