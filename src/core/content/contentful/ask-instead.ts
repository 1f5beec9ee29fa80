import { toRefusedPaths, isRefusedForSize, isQuestionRefused } from './content-failure.ts';
import type { ContentQuestion, EntryQuery } from './content-question.ts';
import { joinAnswers, NOTHING, type ContentAnswer } from './contentful-answer.ts';

/** The service's own number of entries where a query names none. */
const USUAL_LIMIT = 100;

/** What to ask in place of a question that was refused. */
type Instead =
  /** The same without these fields of the type; null as the query: without them nothing is found. */
  | { without: string[]; query: EntryQuery | null }
  /** The same in pages of so many entries. */
  | { pageSize: number };

/**
 * What can still be had when the service refuses a question about entries: a type may lack a field that a list is ordered
 * or chosen by, and an answer may be larger than the service gives. Null when nothing else can be asked.
 */
export function toInstead(question: ContentQuestion, error: unknown): Instead | null {
  if (question.ask !== 'entries' || !isQuestionRefused(error)) return null;
  const { query } = question;
  if (isRefusedForSize(error)) {
    const limit = query.limit ?? USUAL_LIMIT;
    return limit > 1 ? { pageSize: Math.ceil(limit / 2) } : null;
  }
  const refused = toRefusedPaths(error);
  if (refused === null) return null;
  const named = (isWanted: (name: unknown) => boolean) =>
    refused.flatMap(({ name, path: [part, field = '', ...deeper] }) =>
      part === 'fields' && deeper.length === 0 && isWanted(name) ? [field] : [],
    );
  const unknown = named((name) => name !== 'order');
  // Where no path is named, an order is the likeliest to be refused; a filter may keep drafts back.
  const unordered = refused.length > 0 ? named((name) => name === 'order') : orderFields(query);
  const without = [...unknown, ...unordered].filter(isPartOf(query));
  if (without.length === 0) return null;
  return { without, query: withoutFields(query, new Set(unknown), new Set(without)) };
}

/** `fields.slug.de`, `-fields.publishDate`, `fields.publishDate[exists]`: the id of the field; '' for other paths. */
const fieldOf = (path: string) => /^-?fields\.([^.[]+)/u.exec(path)?.[1] ?? '';

const orderFields = ({ order = [] }: EntryQuery) =>
  order.map(fieldOf).filter((name) => name !== '');

const isPartOf =
  ({ order = [], filters = {}, fields = [] }: EntryQuery) =>
  (name: string) =>
    fields.includes(name) ||
    [...order, ...Object.keys(filters)].some((path) => fieldOf(path) === name);

/** A flag narrows a list; a text says what is looked for, and an entry that lacks the field is not it. */
function withoutFields(
  query: EntryQuery,
  unknown: ReadonlySet<string>,
  unordered: ReadonlySet<string>,
): EntryQuery | null {
  const { order, filters = {}, fields } = query;
  const gone = Object.entries(filters).filter(([path]) => unknown.has(fieldOf(path)));
  if (!gone.every(([, value]) => typeof value === 'boolean')) return null;
  const goes = new Set(gone.map(([path]) => path));
  return {
    ...query,
    filters: Object.fromEntries(Object.entries(filters).filter(([path]) => !goes.has(path))),
    ...(order && { order: order.filter((path) => !unordered.has(fieldOf(path))) }),
    ...(fields && { fields: fields.filter((name) => !unknown.has(name)) }),
  };
}

type Ask = (question: ContentQuestion) => Promise<ContentAnswer>;

/**
 * Asks, and where the service refuses, for what can be had instead. Fields that entries only were to come with are
 * remembered as missing, so that a list is not asked for twice each time; those it is ordered or narrowed by are not, so
 * that it stands as it should as soon as the type has them.
 */
export function createAskInstead() {
  const missing = new Set<string>();

  return async function askInstead(question: ContentQuestion, ask: Ask): Promise<ContentAnswer> {
    if (question.ask !== 'entries') return ask(question);
    const { contentType, fields } = question.query;
    const known = fields?.filter((name) => !missing.has(`${contentType}.${name}`));
    const asked = { ...question, query: { ...question.query, ...(known && { fields: known }) } };
    const again = (query: EntryQuery) => askInstead({ ...question, query }, ask);
    try {
      return await ask(asked);
    } catch (error) {
      const { query } = asked;
      const instead = toInstead(asked, error);
      if (instead === null) throw error;
      if ('pageSize' in instead) return askInPages(query, instead.pageSize, again);
      const { without } = instead;
      for (const name of without) if (known?.includes(name)) missing.add(`${contentType}.${name}`);
      const answer = instead.query === null ? NOTHING : await again(instead.query);
      const lacking = [
        ...without.filter(isPartOf({ ...query, fields: [] })),
        ...(answer.lacking ?? []),
      ];
      return lacking.length > 0 ? { ...answer, lacking } : answer;
    }
  };
}

async function askInPages(
  query: EntryQuery,
  pageSize: number,
  ask: (query: EntryQuery) => Promise<ContentAnswer>,
): Promise<ContentAnswer> {
  const { skip = 0, limit = USUAL_LIMIT } = query;
  const answers: ContentAnswer[] = [];
  for (let at = skip; at < skip + limit; at += pageSize) {
    const answer = await ask({ ...query, skip: at, limit: Math.min(pageSize, skip + limit - at) });
    answers.push(answer);
    if (at + pageSize >= answer.total) break;
  }
  return joinAnswers(answers);
}
