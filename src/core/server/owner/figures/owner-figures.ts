import { aboutHref, dayStartMs, INQUIRY_STAGES, toCsv } from '#server/intake/intake.ts';
import {
  dayOf,
  type VainSearch,
  type VainSearches,
  type VisitCounter,
} from '#server/measuring/measuring.ts';
import type { SiteDatabase } from '#server/store/store.ts';
import { createTally, type FigureTables } from './tally-figures.ts';

export type OwnerFigures = {
  /** @param weeks how many, the present one among them */
  read(weeks: number, nowMs: number): Promise<FigureTables & { searches: VainSearch[] }>;
};

/** The Monday of a day's week, or of a week so many before. Days are written YYYY-MM-DD. */
function mondayOf(day: string, weeks = 0): string {
  const date = Temporal.PlainDate.from(day);
  return date.subtract({ days: date.dayOfWeek - 1, weeks }).toString();
}

/** Visits and inquiries together, as the owner's figures show them; weeks begin and end on the owner's clock. */
export function createOwnerFigures(
  { query }: Pick<SiteDatabase, 'query'>,
  {
    visits,
    vainSearches,
    timeZone,
  }: {
    visits: Pick<VisitCounter, 'read' | 'settled'>;
    vainSearches: Pick<VainSearches, 'read' | 'settled'>;
    /** TIME_ZONE, or UTC. */
    timeZone: string;
  },
): OwnerFigures {
  const sentSince = (fromMs: number) =>
    query
      .selectFrom('inquiries')
      .select(['received_at', 'location', 'about', 'landing_page', 'referrer_host'])
      .select(['campaign_source', 'campaign_name', 'stage'])
      .where('received_at', '>=', fromMs)
      .where('spam_verdict', '!=', 'spam')
      .execute();

  return {
    async read(weeks, nowMs) {
      const mondays = Array.from({ length: weeks }, (_, index) =>
        mondayOf(dayOf(nowMs, timeZone), weeks - 1 - index),
      );
      const from = mondays[0]!;
      await Promise.all([visits.settled(), vainSearches.settled()]);
      const [counted, searches, sent] = await Promise.all([
        visits.read(from),
        vainSearches.read(from),
        sentSince(dayStartMs(from, timeZone)!),
      ]);
      const tally = createTally(mondays);
      for (const { day, kind, page, source, campaign, count } of counted) {
        const week = mondayOf(day);
        if (kind === 'visit') {
          const names = { weeks: week, landings: page, sources: source, campaigns: campaign };
          tally.add(names, (row) => void (row.visits += count));
        } else {
          tally.add({ weeks: week, pages: page }, (row) => void (row.begun += count));
        }
      }
      for (const row of sent) {
        const subject = aboutHref(row.about);
        const names = {
          weeks: mondayOf(dayOf(Number(row.received_at), timeZone)),
          pages: pathOf(row.location),
          landings: row.landing_page,
          // The figures that a result was worked out from are one visitor’s.
          subjects: subject === null ? row.about : pathOf(subject),
          sources: row.campaign_source || row.referrer_host,
          campaigns: row.campaign_name,
        };
        tally.add(names, (figures) => {
          figures.sent += 1;
          figures.stages[row.stage] += 1;
        });
      }
      return { ...tally.tables(), searches };
    },
  };
}

/** The path alone of an address or a path, such as of where an inquiry was sent from. */
function pathOf(location: string): string {
  return location === '' ? '' : (URL.parse(location, 'http://site.invalid')?.pathname ?? '');
}

/** The searches that found nothing as a file, most often first. */
export function vainSearchesCsv(searches: readonly VainSearch[], head: readonly string[]): string {
  return toCsv(
    head,
    searches.map(({ words, language, count }) => [words, language ?? '', count]),
  );
}

/** Tables whose rows are known for visits, and for forms begun; in the file of the others they are left empty. */
const HAS_VISITS = new Set<string>(['weeks', 'sources', 'campaigns', 'landings']);
const HAS_BEGUN = new Set<string>(['weeks', 'pages']);

/**
 * The tables as one file; the first column says which table a line belongs to.
 * @param words the head of the file, then the name of each table
 */
export function figuresCsv(
  tables: Omit<FigureTables, 'total'>,
  words: { head: readonly string[]; tables: Record<keyof Omit<FigureTables, 'total'>, string> },
): string {
  const lines = (Object.keys(words.tables) as (keyof typeof words.tables)[]).flatMap((table) =>
    tables[table].map(({ name, visits, begun, sent, stages }) => [
      ...[words.tables[table], name],
      ...[HAS_VISITS.has(table) ? visits : '', HAS_BEGUN.has(table) ? begun : '', sent],
      ...INQUIRY_STAGES.map((stage) => stages[stage]),
    ]),
  );
  return toCsv(words.head, lines);
}
