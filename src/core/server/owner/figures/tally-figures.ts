import type { InquiryStage } from '#server/intake/intake.ts';

/** What happened in a week, on a page, from a source or by a campaign. */
export type Figures = {
  /** The week's Monday (YYYY-MM-DD), a path, a source or a campaign; '' where it is not known. */
  name: string;
  /** Visits that began. */
  visits: number;
  /** Forms that somebody began to fill in. Which source or campaign led to them is known only once they are sent. */
  begun: number;
  /** Inquiries, without what was found to be spam. */
  sent: number;
  stages: Record<InquiryStage, number>;
};

type TableName = 'weeks' | 'sources' | 'campaigns' | 'landings' | 'subjects' | 'pages';

/**
 * Weeks in their order, everything else by inquiries, then by visits. `landings` are the pages that visits began with,
 * `subjects` those of what inquiries are about, `pages` those whose forms were begun and sent.
 */
export type FigureTables = Record<TableName, Figures[]> & { total: Figures };

export type Tally = {
  /** Changes the row of each name, in the table of its own, and the total. */
  add(names: Partial<Record<TableName, string>>, change: (row: Figures) => void): void;
  tables(): FigureTables;
};

/** @param weeks Mondays of the weeks to tell, oldest first, those in which nothing happened too */
export function createTally(weeks: readonly string[]): Tally {
  const total = none('');
  const rows: Record<TableName, Map<string, Figures>> = {
    weeks: new Map(weeks.map((week) => [week, none(week)])),
    sources: new Map(),
    campaigns: new Map(),
    landings: new Map(),
    subjects: new Map(),
    pages: new Map(),
  };
  return {
    add(names, change) {
      change(total);
      for (const [table, name] of Object.entries(names) as [TableName, string][]) {
        const row = rows[table].get(name) ?? none(name);
        rows[table].set(name, row);
        change(row);
      }
    },
    tables() {
      const sorted = (table: TableName) =>
        [...rows[table].values()].sort(
          (a, b) => b.sent - a.sent || b.visits - a.visits || b.begun - a.begun,
        );
      return {
        total,
        weeks: [...rows.weeks.values()],
        sources: sorted('sources'),
        campaigns: sorted('campaigns').filter(({ name }) => name !== ''),
        landings: sorted('landings'),
        subjects: sorted('subjects'),
        pages: sorted('pages'),
      };
    },
  };
}

function none(name: string): Figures {
  const stages = { new: 0, contacted: 0, quoted: 0, won: 0, lost: 0 };
  return { name, visits: 0, begun: 0, sent: 0, stages };
}
