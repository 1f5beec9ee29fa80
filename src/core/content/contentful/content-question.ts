import type { ContentEndpoint } from './configuration.ts';

/**
 * One question to the delivery service. Every query names its order, with a tie-breaker, so that answers are repeatable.
 * Where the space's type lacks a field, the answer is what can be had without it: another order, a list that no flag
 * narrows, and nothing where a text was looked for in it.
 */
export type EntryQuery = {
  contentType: string;
  /** Fields that the entries are to come with; all of them where it is left out. */
  fields?: readonly string[] | undefined;
  /** Read to be made into something else, and then let go: kept on disk alone. */
  once?: true;
  /** Field or metadata paths with their values, for example `{ 'fields.slug': 'divi-wp' }`. */
  filters?: Record<string, string | number | boolean>;
  order?: readonly string[];
  limit?: number;
  skip?: number;
  /** Link depth, 0 to 10. */
  include?: number;
};

/**
 * What is asked of the service: entries by query, one entry or asset by id, the locales of the space, the entries or
 * assets that changed last, or anything at all, as a test. `allLocales` asks for the values of every locale; the filters
 * and the order of a query then look at the default.
 */
export type ContentQuestion =
  | { ask: 'entries'; query: EntryQuery; allLocales?: true }
  | { ask: 'entry'; id: string; include: number; allLocales?: true }
  | { ask: 'asset'; id: string; allLocales?: true }
  | { ask: 'locales' }
  | { ask: 'latest-entries' | 'latest-assets'; limit: number }
  | { ask: 'test' };

/** Ids the service can hold; any other is answered "none" without asking. */
export function isContentId(id: string): boolean {
  return /^[A-Za-z0-9._-]{1,64}$/.test(id);
}

/**
 * One key per question and place it is asked at: equal questions give equal keys whatever the
 * order of their filters, and no two spaces, environments or services share one.
 */
export function toQuestionKey(endpoint: ContentEndpoint, question: ContentQuestion): string {
  const { kind, host, spaceId, environmentId, localeBasedPublishing } = endpoint;
  const parameters = toPlainQuery(question);
  const asked = isInAllLocales(question) ? { ...parameters, locale: '*' } : parameters;
  const more = localeBasedPublishing ? ['locale-based publishing'] : [];
  return JSON.stringify([kind, host, spaceId, environmentId, asked, ...more]);
}

export function isInAllLocales(question: ContentQuestion): boolean {
  return 'allLocales' in question && question.allLocales === true;
}

/** The query parameters of a question, sorted by name, without the locale. */
export function toPlainQuery(question: ContentQuestion): Record<string, string | number> {
  if (question.ask === 'test') return { limit: 1 };
  if (question.ask === 'locales') return { locales: 'all' };
  if ('limit' in question)
    return { include: 0, limit: question.limit, order: '-sys.updatedAt,sys.id' };
  if (question.ask === 'asset') return { asset: question.id };
  if (question.ask === 'entry') return { include: question.include, 'sys.id': question.id };
  const { contentType, fields, filters = {}, order, limit, skip, include } = question.query;
  const parameters: Record<string, string | number | undefined> = {
    ...Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, String(value)])),
    content_type: contentType,
    select: fields && ['sys', 'metadata', ...fields.map((name) => `fields.${name}`)].join(','),
    order: order?.length ? order.join(',') : undefined,
    limit,
    skip: skip || undefined,
    include,
  };
  return Object.fromEntries(
    Object.entries(parameters)
      .filter((pair): pair is [string, string | number] => pair[1] !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** The content type that is asked for; what else is asked for where it names none. */
export function toQuestionType(question: ContentQuestion): string {
  return question.ask === 'entries' ? question.query.contentType : question.ask;
}

/** The address at which a question is asked, without the token. */
export function toQuestionAddress(endpoint: ContentEndpoint, question: ContentQuestion): string {
  const { insecure, host, spaceId, environmentId } = endpoint;
  const what =
    question.ask === 'asset'
      ? `assets/${question.id}`
      : question.ask === 'locales'
        ? 'locales'
        : `entries?${Object.entries(toPlainQuery(question))
            .map((pair) => pair.join('='))
            .join('&')}`;
  const base = `${insecure ? 'http' : 'https'}://${host}/spaces/${spaceId}`;
  return `${base}/environments/${environmentId}/${what}`.slice(0, 1_000);
}

/**
 * What a question is about whatever its answer holds: the content type of a list, since an entry may join it, or the
 * one entry or asset. A slug that was found is answered by that entry alone, so no other of its type concerns it.
 * @param found whether the answer holds something; false while there is none
 */
export function toQuestionTags(question: ContentQuestion, found: boolean): string[] {
  if (question.ask === 'test' || question.ask === 'locales' || 'limit' in question) return [];
  if (question.ask !== 'entries') return [question.id];
  return found && isBySlug(question.query) ? [] : [question.query.contentType];
}

/** Whether entries are asked for by their slug, in the default locale or in one that the filter names. */
export function isBySlug({ filters = {} }: EntryQuery): boolean {
  return Object.keys(filters).some((name) => /^fields\.slug(?:\.|$)/u.test(name));
}

/** The question in a log line or on the owner's screen. */
export function toQuestionName(question: ContentQuestion): string {
  if (question.ask === 'test') return 'connection test';
  if (question.ask === 'locales') return 'locales';
  if ('limit' in question) return question.ask.replace('-', ' ');
  if (question.ask !== 'entries') return `${question.ask} ${question.id}`;
  const filters = Object.entries(question.query.filters ?? {}).map(([name, v]) => `${name}=${v}`);
  return [question.query.contentType, ...filters].join(' ').slice(0, 200);
}

/** A lookup by value (a slug, a tag) whose empty answer anyone can provoke by typing addresses. */
export function isLookup(question: ContentQuestion): boolean {
  return question.ask !== 'entries' || Object.keys(question.query.filters ?? {}).length > 0;
}
