import { checkResourceId } from './answer-entities.ts';
import { lacking } from '../http/service-error.ts';
import type { Parameter } from '../query/query-string.ts';
import { readPage } from '../query/read-page.ts';
import { idOf, link, objectAt } from '../space/json-value.ts';
import type { SpaceStore } from '../space/space-store.ts';
import type { ContentType, Json, JsonObject } from '../space/space-types.ts';
import { filterRecords } from '../query/filter-records.ts';
import type { Service } from './service.ts';
import { isPrivate } from './to-delivered.ts';

/** The space with its locales. */
export function answerSpace(store: SpaceStore): JsonObject {
  return {
    sys: { type: 'Space', id: store.spaceId },
    name: store.name,
    locales: store.locales.map(({ code, default: isDefault, name, fallbackCode }) => ({
      code,
      default: isDefault,
      name,
      ...(fallbackCode === undefined ? {} : { fallbackCode }),
    })),
  };
}

/** All locales on one page of 1000. */
export function answerLocales(store: SpaceStore, parameters: readonly Parameter[]): JsonObject {
  const records = store.locales.map(
    ({ code, name, default: isDefault, fallbackCode, sys }): JsonObject => ({
      code,
      name,
      default: isDefault,
      ...(fallbackCode === undefined ? {} : { fallbackCode }),
      sys,
    }),
  );
  const { skip, limit } = readPage([...parameters, ...defaultLimit(parameters)]);
  return page(filterRecords(records, parameters), skip, limit);
}

function defaultLimit(parameters: readonly Parameter[]): Parameter[] {
  if (parameters.some(({ name }) => name === 'limit')) return [];
  return [{ name: 'limit', path: ['limit'], operator: '', value: '1000' }];
}

/** A page of content types, newest first unless ordered. */
export function answerContentTypes(
  parameters: readonly Parameter[],
  { store }: Service,
): JsonObject {
  const { skip, limit } = readPage(parameters);
  const records = [...store.contentTypes.values()].map((type) => toDelivered(type, store));
  return page(filterRecords(records, parameters), skip, limit);
}

export function answerContentType(id: string, { store }: Service): JsonObject {
  checkResourceId(id);
  const type = store.contentTypes.get(id);
  if (!type) throw lacking(store, 'ContentType', id);
  return toDelivered(type, store);
}

function toDelivered(type: ContentType, store: SpaceStore): JsonObject {
  const sys = objectAt(type.body, 'sys');
  const withLinks = {
    space: link('Space', store.spaceId),
    ...sys,
    ...(type.hasEnvironment ? { environment: link('Environment', store.environment) } : {}),
  };
  return { ...type.body, sys: withLinks };
}

/** A page of the public tags. */
export function answerTags(parameters: readonly Parameter[], { store }: Service): JsonObject {
  const { skip, limit } = readPage(parameters);
  const records = store.tags.filter((tag) => !isPrivate(tag)).map((tag) => toTag(tag, store));
  return page(filterRecords(records, parameters), skip, limit);
}

export function answerTag(id: string, { store }: Service): JsonObject {
  checkResourceId(id);
  const tag = store.tags.find((candidate) => idOf(candidate) === id && !isPrivate(candidate));
  if (!tag) throw lacking(store, 'Tag', id);
  return toTag(tag, store);
}

function toTag(tag: JsonObject, store: SpaceStore): JsonObject {
  const sys = objectAt(tag, 'sys');
  return {
    ...tag,
    sys: {
      ...sys,
      space: link('Space', store.spaceId),
      environment: link('Environment', store.environment),
      visibility: sys['visibility'] ?? 'public',
    },
  };
}

function page(found: JsonObject[], skip: number, limit: number): JsonObject {
  return {
    sys: { type: 'Array' },
    total: found.length,
    skip,
    limit,
    items: found.slice(skip, skip + limit) as Json[],
  };
}
