import { z } from 'zod';
import { isRecord } from '../is-record.ts';
import type { ContentfulAsset, ContentfulEntry, ContentfulLocale } from './contentful-entry.ts';

/** One answer of the service as it is kept in memory and on disk: flat, links unresolved. */
export type ContentAnswer = {
  items: ContentfulEntry[];
  entries: ContentfulEntry[];
  assets: ContentfulAsset[];
  total: number;
  /** Ids of linked entries and assets that the service could not resolve, drafts for example. */
  unresolved: string[];
  /** Fields that were to order or narrow it, and that the content type lacks. */
  lacking?: string[];
  /** Of the space, where these were asked for. */
  locales?: ContentfulLocale[];
};

/** Looks up what a link points to; undefined when the target is missing, a draft or beyond the include depth. */
export type LinkTable = {
  entry(id: string): ContentfulEntry | undefined;
  asset(id: string): ContentfulAsset | undefined;
};

export type EntryPage = { items: ContentfulEntry[]; total: number; links: LinkTable };

// Looked at, not copied: an answer may be 7 MB, and only the outer shape is ours to judge.
const fields = z.custom<Record<string, unknown>>(isRecord, 'fields must be an object');

const entry = z.custom<ContentfulEntry>(
  (value) =>
    isRecord(value) &&
    isRecord(value.fields) &&
    isRecord(value.sys) &&
    typeof value.sys.id === 'string' &&
    isRecord(value.sys.contentType) &&
    isRecord(value.sys.contentType.sys) &&
    typeof value.sys.contentType.sys.id === 'string',
  'not an entry',
);

const asset = z.looseObject({ sys: z.looseObject({ id: z.string() }), fields });

const assets = z.object({ items: z.array(asset), total: z.int().nonnegative() });

const locale = z.object({
  code: z.string().min(1).max(64),
  name: z.string().catch(''),
  default: z.boolean().catch(false),
  fallbackCode: z.string().nullable().catch(null),
});

const collection = z.object({
  items: z.array(entry),
  total: z.int().nonnegative().optional(),
  includes: z
    .object({ Entry: z.array(entry).optional(), Asset: z.array(asset).optional() })
    .optional(),
  errors: z.array(z.unknown()).optional().catch(undefined),
});

/** The service's answer to an entries query; throws a ZodError when it has another shape. */
export function parseCollection(value: unknown): ContentAnswer {
  const answer = collection.parse(value);
  return {
    items: answer.items,
    entries: answer.includes?.Entry ?? [],
    assets: (answer.includes?.Asset ?? []) as ContentfulAsset[],
    total: answer.total ?? answer.items.length,
    unresolved: (answer.errors ?? []).flatMap(toUnresolvedId),
  };
}

/** The service's answer to an asset question. */
export function parseAsset(value: unknown): ContentAnswer {
  return { ...NOTHING, assets: [asset.parse(value) as ContentfulAsset], total: 1 };
}

/** The service's answer to an assets query; throws a ZodError when it has another shape. */
export function parseAssets(value: unknown): ContentAnswer {
  const { items, total } = assets.parse(value);
  return { ...NOTHING, assets: items as ContentfulAsset[], total };
}

/** The service's answer to the question for locales; throws a ZodError when it has another shape. */
export function parseLocales(value: unknown): ContentAnswer {
  const { items } = z.object({ items: z.array(locale).min(1) }).parse(value);
  return { ...NOTHING, locales: items, total: items.length };
}

/** The answer "there is no such asset". */
export const NOTHING: ContentAnswer = {
  items: [],
  entries: [],
  assets: [],
  total: 0,
  unresolved: [],
};

/** An answer as `ContentAnswer` was written to disk; throws a ZodError when it was damaged. */
export const keptAnswer = z.object({
  items: z.array(entry),
  entries: z.array(entry),
  assets: z.array(asset),
  total: z.int().nonnegative(),
  unresolved: z.array(z.string()),
  lacking: z.array(z.string()).exactOptional(),
  locales: z.array(locale).exactOptional(),
});

function toUnresolvedId(error: unknown): string[] {
  const details = isRecord(error) ? error.details : undefined;
  return isRecord(details) && typeof details.id === 'string' ? [details.id] : [];
}

/** The answers to the pages of one question, as its answer. */
export function joinAnswers(answers: readonly ContentAnswer[]): ContentAnswer {
  const each = <T extends { sys: { id: string } }>(found: T[]) => [
    ...new Map(found.map((one) => [one.sys.id, one])).values(),
  ];
  const lacking = new Set(answers.flatMap((answer) => answer.lacking ?? []));
  return {
    items: answers.flatMap(({ items }) => items),
    entries: each(answers.flatMap(({ entries }) => entries)),
    assets: each(answers.flatMap(({ assets }) => assets)),
    total: answers[0]?.total ?? 0,
    unresolved: [...new Set(answers.flatMap(({ unresolved }) => unresolved))],
    ...(lacking.size > 0 && { lacking: [...lacking] }),
  };
}

/** Nothing was found. */
export function isEmptyAnswer({ items, assets, locales = [] }: ContentAnswer): boolean {
  return items.length + assets.length + locales.length === 0;
}

/** Entry ids and asset ids that an answer holds or lacks: what its cached copy depends on. */
export function toTags(answer: ContentAnswer): string[] {
  const held = [...answer.items, ...answer.entries, ...answer.assets];
  return [...new Set([...answer.unresolved, ...held.map(({ sys }) => sys.id)])];
}

/** What a mapper gets: its own list, and a table to look links up in. */
export function toEntryPage(answer: ContentAnswer): EntryPage {
  return { items: [...answer.items], total: answer.total, links: toLinkTable(answer) };
}

const linkTables = new WeakMap<ContentAnswer, LinkTable>();

function toLinkTable(answer: ContentAnswer): LinkTable {
  const known = linkTables.get(answer);
  if (known) return known;
  const entries = new Map(
    [...answer.entries, ...answer.items].map((found) => [found.sys.id, found]),
  );
  const assets = new Map(answer.assets.map((found) => [found.sys.id, found]));
  const table: LinkTable = { entry: (id) => entries.get(id), asset: (id) => assets.get(id) };
  linkTables.set(answer, table);
  return table;
}
