import type { Answer } from '../http/answer.ts';
import { lacking, notFound } from '../http/service-error.ts';
import { filterRecords } from '../query/filter-records.ts';
import type { Parameter } from '../query/query-string.ts';
import { readPage } from '../query/read-page.ts';
import { idOf, objectAt } from '../space/json-value.ts';
import type { JsonObject } from '../space/space-types.ts';
import { checkResourceId } from './answer-entities.ts';
import { cursorPage } from './cursor-page.ts';
import type { Service } from './service.ts';

/** Concepts, concept schemes, and the ancestors or descendants of a concept; always cursor-paged. */
export function answerTaxonomy(
  [kind, id, relation, ...rest]: (string | undefined)[],
  parameters: readonly Parameter[],
  service: Service,
): Answer {
  const { store } = service;
  const isConcept = kind === 'concepts';
  if ((!isConcept && kind !== 'concept-schemes') || rest.length > 0) throw notFound();
  const records = (isConcept ? store.concepts : store.conceptSchemes).map(toDelivered);
  if (id === undefined) return collection(records, parameters, service);
  checkResourceId(id);
  const record = records.find((candidate) => idOf(candidate) === id);
  if (!record) throw lacking(store, isConcept ? 'TaxonomyConcept' : 'TaxonomyConceptScheme', id);
  if (relation === undefined) return answer(record);
  if (!isConcept) throw notFound();
  const next = Object.hasOwn(NEXT, relation) && NEXT[relation];
  if (!next) throw notFound();
  return collection(reached(records, id, next), parameters, service);
}

function collection(
  records: JsonObject[],
  parameters: readonly Parameter[],
  service: Service,
): Answer {
  const page = readPage(parameters);
  const found = filterRecords(records, parameters).map((record) => ({
    id: idOf(record) ?? '',
    record,
  }));
  const { items, pages } = cursorPage(found, parameters, page, service.path);
  return answer({
    sys: { type: 'Array' },
    limit: page.limit,
    items: items.map(({ record }) => record),
    pages,
  });
}

function answer(body: JsonObject): Answer {
  return {
    status: 200,
    body,
    contentType: 'application/json; charset=utf-8',
    headers: { 'Cache-Control': 'no-cache' },
  };
}

function broaderIds(record: JsonObject): string[] {
  const broader = record['broader'];
  return Array.isArray(broader) ? broader.flatMap((link) => idOf(link) ?? []) : [];
}

/** What a relation leads to from a record. */
const NEXT: Record<string, (records: JsonObject[], id: string) => string[]> = {
  ancestors: (records, id) => broaderIds(records.find((candidate) => idOf(candidate) === id) ?? {}),
  descendants: (records, id) =>
    records.filter((record) => broaderIds(record).includes(id)).map((record) => idOf(record) ?? ''),
};

// Nearest first, each once, whatever circles the data has.
function reached(records: JsonObject[], id: string, next: (typeof NEXT)[string]): JsonObject[] {
  const found = new Set<string>([id]);
  for (const current of found) for (const each of next(records, current)) found.add(each);
  found.delete(id);
  const byId = new Map(records.map((record) => [idOf(record), record] as const));
  return [...found].map((each) => byId.get(each)).filter((record) => record !== undefined);
}

function toDelivered(record: JsonObject): JsonObject {
  const { createdBy: _createdBy, updatedBy: _updatedBy, ...sys } = objectAt(record, 'sys');
  return { ...record, sys };
}
