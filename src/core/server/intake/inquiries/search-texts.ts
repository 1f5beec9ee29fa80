import anyAscii from 'any-ascii';
import type { Transaction } from 'kysely';
import { columnOf, INQUIRY_FIELD_NAMES } from '#content/contact/inquiry-fields.ts';
import type { SiteDatabase, Tables } from '#server/store/store.ts';

/** What of an inquiry its search text is made of. */
const SEARCHED = [...INQUIRY_FIELD_NAMES.map(columnOf), 'about_title'] as const;

type Searched = Record<(typeof SEARCHED)[number], string>;

const FILLED_AT_ONCE = 500;

/**
 * A text as it is compared in searches: small ASCII letters without accents, one space between words. Also turns letters
 * that Unicode does not take apart, and other scripts: "Łukasz Żółć" and "lukasz zolc" become the same.
 */
export function foldForSearch(text: string): string {
  return anyAscii(text.normalize('NFKC').replaceAll('\0', ''))
    .toLowerCase()
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/** The search text of an inquiry: each field on a line of its own, so that no words are found across two fields. */
function searchTextOf(inquiry: Searched): string {
  return SEARCHED.map((name) => foldForSearch(inquiry[name]))
    .filter(Boolean)
    .join('\n');
}

/** Stores the search texts of inquiries, in the transaction that stores these. */
export async function insertSearchTexts(
  trx: Transaction<Tables>,
  inquiries: readonly (Searched & { number: number })[],
): Promise<void> {
  if (inquiries.length === 0) return;
  await trx
    .insertInto('inquiry_search_texts')
    .values(inquiries.map((row) => ({ inquiry_number: row.number, text: searchTextOf(row) })))
    .onConflict((conflict) => conflict.column('inquiry_number').doNothing())
    .execute();
}

/**
 * Makes the search texts that are missing: of inquiries from before there were any, and of those that an instance of an
 * older version still takes in during an update. Several processes may do so at once.
 * @param after looks at inquiries with a number above this one
 * @returns the highest number there is, or `after`
 */
export async function fillSearchTexts(database: SiteDatabase, after = 0): Promise<number> {
  const last = await database.query
    .selectFrom('inquiries')
    .select((eb) => eb.fn.max('number').as('number'))
    .executeTakeFirst();
  for (;;) {
    const rows = await database.query
      .selectFrom('inquiries')
      .select(['number', ...SEARCHED])
      .where('number', '>', after)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('inquiry_search_texts')
              .select('inquiry_number')
              .whereRef('inquiry_number', '=', 'inquiries.number'),
          ),
        ),
      )
      .orderBy('number')
      .limit(FILLED_AT_ONCE)
      .execute();
    if (rows.length === 0) return Number(last?.number ?? after);
    await database.transaction(async (trx) => {
      // One of them may have been erased meanwhile: a search text without its inquiry would be refused.
      const present = await trx
        .selectFrom('inquiries')
        .select('number')
        .where(
          'number',
          'in',
          rows.map(({ number }) => number),
        )
        .$if(database.engine === 'postgresql', (query) => query.forKeyShare())
        .execute();
      const numbers = new Set(present.map(({ number }) => number));
      await insertSearchTexts(
        trx,
        rows.filter(({ number }) => numbers.has(number)),
      );
    });
  }
}
