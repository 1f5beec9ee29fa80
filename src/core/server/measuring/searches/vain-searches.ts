import { isbot } from 'isbot';
import type { Clock, LogLine, SiteDatabase } from '#server/store/store.ts';
import { createDayCounts, OTHER } from '../day-counts.ts';

/** How often words that found nothing were searched for on a day. */
type VainSearchRow = {
  /** YYYY-MM-DD in the owner's zone. */
  day: string;
  /**
   * In small letters, and after a tab, which no words hold, the language that they were looked for in; none where the
   * site has one. `(other)` for what exceeds the different ones of a day.
   */
  words: string;
  count: number;
};

declare module '../../store/tables.ts' {
  interface Tables {
    vain_searches: VainSearchRow;
  }
}

/** Words that found nothing in a language (a locale's code; null where the site has one), and how often. */
export type VainSearch = { words: string; language: string | null; count: number };

export type VainSearches = {
  /**
   * Counts a search that found nothing, once per request of a person. What may be about a person is not kept.
   * @param headers of the request that asked
   * @param language what was searched, by its code, on a site with several
   */
  note(headers: Headers, query: string, language?: string): void;
  /** Words with how often they were searched for since a day, most often first, from all processes. */
  read(fromDay: string): Promise<VainSearch[]>;
  settled(): Promise<void>;
  close(): Promise<void>;
};

/** As long as the longest time that the owner's figures show, and a month. */
const KEPT_DAYS = 395;
const MOST_KINDS = 300;
const WORDS_MAX = 60;
/** A name has a few words; more are a message, which belongs to whoever wrote it. */
const MOST_WORDS = 6;
const LONGEST_NUMBER = 4;

/**
 * What to keep of a query that found nothing; null where it may be about a person: with an at sign, a longer number
 * (telephones, orders, cards, also with gaps) or as long as a message.
 */
export function keptWords(query: string): string | null {
  const words = query
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim();
  if (words === '' || words.length > WORDS_MAX || words.split(' ').length > MOST_WORDS) return null;
  if (words.includes('@') || words.includes('://')) return null;
  const digits = words.replace(/[ ./()+_-]/gu, '').match(/\p{N}+/gu) ?? [];
  return digits.some((run) => run.length > LONGEST_NUMBER) ? null : words;
}

/** Counts searches that found nothing, without cookies or identifiers, in the database that all processes share. */
export function createVainSearches(parts: {
  database: SiteDatabase;
  clock: Clock;
  log: LogLine;
  /** The owner's, in which days begin and end. */
  timeZone: string;
  /** Whether cookies are of somebody who works on the site. */
  isOwn(cookies: string | null): boolean;
}): VainSearches {
  const counts = createDayCounts<{ words: string }>(parts, {
    ...{ table: 'vain_searches', columns: ['words'], timeZone: parts.timeZone },
    ...{ keptDays: KEPT_DAYS, most: MOST_KINDS, fault: 'Searches could not be counted' },
  });
  return {
    note(headers, query, language) {
      if (!isOfPerson(headers) || parts.isOwn(headers.get('cookie'))) return;
      const kept = keptWords(query);
      if (kept === null) return;
      const words = language === undefined ? kept : `${kept}\t${language}`;
      counts.count({ words }, { words: OTHER });
    },
    async read(fromDay) {
      const found = await parts.database.query
        .selectFrom('vain_searches')
        .select((eb) => ['words', eb.fn.sum<number | string>('count').as('count')])
        .where('day', '>=', fromDay)
        .groupBy('words')
        .orderBy('count', 'desc')
        .orderBy('words')
        .execute();
      return found.map(({ words: kept, count }) => {
        const [words = '', language = null] = kept.split('\t');
        return { words, language, count: Number(count) };
      });
    },
    settled: counts.settled,
    close: counts.close,
  };
}

/** As for visits (visits/read-visit.ts): a page that a browser opens for a person, and does not load again. */
function isOfPerson(headers: Headers): boolean {
  const agent = headers.get('user-agent') ?? '';
  return (
    headers.get('sec-fetch-mode') === 'navigate' &&
    headers.get('sec-purpose') === null &&
    headers.get('cache-control') === null &&
    agent !== '' &&
    !isbot(agent)
  );
}
