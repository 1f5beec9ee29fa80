import { adminWording } from '#admin/copy/admin-wording.ts';
import { adminFiguresWords as words } from '#admin/copy/en/admin-figures-words.ts';
import { adminInquiryWords } from '#admin/copy/en/admin-inquiry-words.ts';
import { ActButton } from '#admin/sections/act-button.tsx';
import { AdminCard } from '#admin/sections/admin-card.tsx';
import { AdminHeading } from '#admin/sections/admin-frame.tsx';
import { ChoiceForm } from '#admin/sections/choice-form.tsx';
import { DataTable } from '#admin/sections/data-table.tsx';
import { FigureTable } from '#admin/sections/figures/figure-table.tsx';
import { WeekChart } from '#admin/sections/figures/week-chart.tsx';
import { count, fill } from '#copy/wording.ts';
import type { Figures } from '#server/owner/owner.ts';
import type { Route } from './+types/figures.ts';
import { adminMeta } from './admin-meta.ts';
import { PERIODS, readPeriod } from './figures-period.ts';
import { signedIn } from './signed-in.ts';

const { stages } = adminInquiryWords;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { owner } = signedIn(context);
  const period = readPeriod(new URL(request.url).searchParams.get('weeks'));
  return { period, ...(await owner.figures.read(Number(period), Date.now())) };
}

export const meta = () => adminMeta(words.title);

const VISITS = { title: words.visits, value: (row: Figures) => row.visits };
const BEGUN = { title: words.begun, value: (row: Figures) => row.begun };
const SENT = { title: words.sent, value: (row: Figures) => row.sent };
const WON = { title: words.won, value: (row: Figures) => row.stages.won };
const STAGES = (Object.keys(stages) as (keyof Figures['stages'])[]).map((stage) => ({
  title: stages[stage],
  value: (row: Figures) => row.stages[stage],
}));

export default function FiguresPage({ loaderData }: Route.ComponentProps) {
  const { period, total, weeks, sources, campaigns, landings, subjects, pages, searches } =
    loaderData;
  return (
    <>
      <AdminHeading title={words.title} text={words.text} />
      <ChoiceForm
        key={period}
        show={words.filter.show}
        choices={[
          {
            name: 'weeks',
            label: words.filter.label,
            value: period,
            options: PERIODS.map((value) => [value, words.filter.periods[value]] as const),
          },
        ]}
      />
      <Totals total={total} />
      <Weeks weeks={weeks} />
      <FigureTable {...words.sources} rows={sources} columns={[VISITS, SENT]} />
      <FigureTable {...words.campaigns} rows={campaigns} columns={[VISITS, SENT]} />
      <FigureTable {...words.landings} rows={landings} columns={[VISITS, SENT]} />
      <FigureTable {...words.subjects} rows={subjects} columns={[SENT, WON]} />
      <FigureTable {...words.pages} rows={pages} columns={[BEGUN, SENT]} />
      <FigureTable
        {...words.stages}
        name={words.sources.name}
        none={words.sources.none}
        rows={sources}
        columns={STAGES}
      />
      <VainSearches period={period} searches={searches} />
      <AdminCard title={words.export.title} text={words.export.text}>
        <form method="post" action="/admin/figures/export">
          <input type="hidden" name="weeks" value={period} />
          <ActButton icon="download" label={words.export.button} />
        </form>
      </AdminCard>
    </>
  );
}

const MOST_SEARCHES = 15;

const languageNames = new Intl.DisplayNames(['en'], { type: 'language' });
const languageName = (code: string | null) =>
  code === null ? '' : (languageNames.of(code) ?? code);

type VainSearch = Route.ComponentProps['loaderData']['searches'][number];

function VainSearches({ period, searches }: { period: string; searches: readonly VainSearch[] }) {
  const { title, text, name, language, empty, button } = words.searches;
  const hasLanguages = searches.some((row) => row.language !== null);
  return (
    <AdminCard title={title} text={text}>
      {searches.length === 0 ? (
        <p className="text-note text-text-2">{empty}</p>
      ) : (
        <>
          <DataTable
            label={title}
            rows={searches.slice(0, MOST_SEARCHES)}
            keyOf={(row) => `${row.words} ${row.language}`}
            columns={[
              { title: name, cell: (row) => row.words, isHead: true },
              ...(hasLanguages
                ? [
                    {
                      title: language,
                      cell: ({ language: code }: VainSearch) => languageName(code),
                    },
                  ]
                : []),
              { title: words.searches.count, cell: (row) => row.count },
            ]}
          />
          {searches.length > MOST_SEARCHES && (
            <p className="mt-3 text-small text-text-2">
              {count(adminWording, words.more, searches.length - MOST_SEARCHES)}
            </p>
          )}
          <form method="post" action="/admin/figures/export" className="mt-5">
            <input type="hidden" name="weeks" value={period} />
            <input type="hidden" name="what" value="searches" />
            <ActButton icon="download" label={button} />
          </form>
        </>
      )}
    </AdminCard>
  );
}

function Totals({ total }: { total: Figures }) {
  const shown = {
    visits: total.visits,
    begun: total.begun,
    sent: total.sent,
    won: total.stages.won,
  };
  return (
    <dl className="grid grid-cols-2 gap-4 xl:grid-cols-4">
      {(Object.keys(shown) as (keyof typeof shown)[]).map((name) => (
        <div key={name} className="rounded-panel border border-line bg-card p-5">
          <dt className="text-note text-text-2">{words[name]}</dt>
          <dd className="mt-1 font-display text-sub">{shown[name]}</dd>
          <dd className="mt-1 text-small text-text-2">{words.about[name]}</dd>
        </div>
      ))}
    </dl>
  );
}

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

const toDayText = (day = '') => dayFormat.format(new Date(day));

function Weeks({ weeks }: { weeks: Figures[] }) {
  const [first = '', last = ''] = [weeks[0]?.name, weeks.at(-1)?.name].map(toDayText);
  return (
    <AdminCard title={words.weeks.title}>
      <div className="grid gap-8 md:grid-cols-2">
        {([VISITS, SENT] as const).map(({ title, value }) => {
          const values = weeks.map(value);
          return (
            <figure key={title}>
              <figcaption className="mb-3 text-note font-medium">{title}</figcaption>
              <WeekChart
                values={values}
                first={first}
                last={last}
                label={fill(words.chart, { what: title, highest: Math.max(...values) })}
              />
            </figure>
          );
        })}
      </div>
      <details className="mt-5">
        <summary className="text-note text-link">{words.inNumbers}</summary>
        <div className="mt-3">
          <DataTable
            label={words.weeks.title}
            rows={weeks.toReversed()}
            keyOf={({ name }) => name}
            columns={[
              { title: words.week, cell: ({ name }) => toDayText(name), isHead: true },
              ...[VISITS, BEGUN, SENT].map(({ title, value }) => ({ title, cell: value })),
            ]}
          />
        </div>
      </details>
    </AdminCard>
  );
}
