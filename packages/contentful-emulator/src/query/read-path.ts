import type { QueryContext, Reader, ValueKind } from './query-context.ts';
import { chooseDefinition } from './field-definitions.ts';
import { contentTypeRequired, invalidQuery, unknownPath } from '../http/service-error.ts';
import { searchedLocale } from '../answer/locale-chain.ts';
import { idOf, valueAt } from '../space/json-value.ts';
import type { SpaceStore } from '../space/space-store.ts';
import type { Entity, Json } from '../space/space-types.ts';
import { referenceReader } from './reference-path.ts';

/**
 * Makes a path such as `sys.id`, `metadata.tags.sys.id` or `fields.brand.fields.name` readable.
 * @throws ServiceError for a path that is unknown or needs a content type that was not given
 */
export function readPath(path: string[], context: QueryContext): Reader {
  const [root, ...rest] = path;
  if (root === 'sys') return sysReader(path, rest, context);
  if (root === 'metadata') return metadataReader(path, rest, context);
  if (root === 'fields' && rest.length > 0) return fieldReader(path, rest, context);
  throw invalidQuery([unknownPath(path)]);
}

function sysReader(path: string[], rest: string[], context: QueryContext): Reader {
  const text = (read: (entity: Entity) => Json | undefined): Reader => one('text', read);
  switch (rest.join('.')) {
    case 'id':
      return text((entity) => entity.id);
    case 'type':
      return text((entity) => entity.type);
    case 'locale':
      return text(() => (context.choice.all ? undefined : context.choice.code));
    case 'createdAt':
      return one('date', (entity) => entity.createdAt);
    case 'updatedAt':
      return one('date', (entity) => entity.updatedAt);
    case 'publishedAt':
      return one('date', (entity) => entity.publishedAt);
    case 'firstPublishedAt':
      return one('date', (entity) => entity.firstPublishedAt);
    case 'revision':
      return one('number', (entity) => entity.revision);
    case 'version':
    case 'publishedVersion':
      return one('number', (entity) => entity.publishedVersion);
    case 'space.sys.id':
      return text(() => context.store.spaceId);
    case 'environment.sys.id':
      return text(() => context.store.environment);
    case 'contentType.sys.id':
      if (context.entityType === 'Entry') return text((entity) => entity.contentType);
  }
  throw invalidQuery([unknownPath(path)]);
}

function metadataReader(path: string[], rest: string[], context: QueryContext): Reader {
  const [list, ...tail] = rest;
  if (list === 'tags' || list === 'concepts') {
    const ids = (entity: Entity) => linkedIds(entity, list);
    if (tail.length === 0) return { kind: 'link', read: ids };
    if (tail.join('.') === 'sys.id') return { kind: 'text', read: ids };
    if (list === 'concepts' && tail.join('.') === 'descendants') {
      return { kind: 'text', read: (entity) => withAncestors(ids(entity), context.store) };
    }
  }
  throw invalidQuery([unknownPath(path)]);
}

function linkedIds(entity: Entity, list: string): string[] {
  const links = entity.metadata?.[list];
  return Array.isArray(links) ? links.flatMap((link) => idOf(link) ?? []) : [];
}

// `descendants[in]=X` finds what carries X or anything below X: the carried concepts and all above.
function withAncestors(ids: string[], store: SpaceStore): string[] {
  const found = new Set(ids);
  for (const id of found) {
    const concept = store.concepts.find((candidate) => idOf(candidate) === id);
    const broader = concept?.['broader'];
    if (Array.isArray(broader)) for (const parent of broader) found.add(idOf(parent) ?? '');
  }
  return [...found];
}

function fieldReader(path: string[], rest: string[], context: QueryContext): Reader {
  if (context.entityType === 'Entry' && !context.contentType) throw contentTypeRequired();
  const [field = '', ...beyond] = rest;
  const definition = chooseDefinition(context, field);
  if (!definition) throw invalidQuery([unknownPath(path)]);
  // `fields.title.de` looks at that locale whichever the answer is in (contentful.js issue 1945).
  const named = context.store.locales.find(({ code }) => code === beyond[0])?.code;
  const tail = named === undefined ? beyond : beyond.slice(1);
  const locale = named ?? searchedLocale(context.choice, definition);
  const values = (entity: Entity) => {
    const value = entity.fields[field]?.[locale] ?? [];
    return Array.isArray(value) ? value : [value];
  };
  if (tail.length === 0) return { kind: kindOf(definition), read: values };
  const type = definition.items?.type ?? definition.type;
  if (type === 'Link') return referenceReader(path, field, tail, values, context, readPath);
  if (type === 'Object') return objectReader(tail, values, definition.type === 'Object');
  throw invalidQuery([unknownPath(path)]);
}

function objectReader(tail: string[], values: Reader['read'], isFree: boolean): Reader {
  const read = (entity: Entity) =>
    values(entity).flatMap((value) => {
      const inner = valueAt(value, tail);
      if (inner === undefined || inner === null) return [];
      return Array.isArray(inner) ? inner : [inner];
    });
  return { kind: isFree && NUMERIC_FILE_PATHS.has(tail.join('.')) ? 'number' : 'text', read };
}

const NUMERIC_FILE_PATHS = new Set(['details.size', 'details.image.width', 'details.image.height']);

function kindOf(definition: { type: string; items?: { type: string } }): ValueKind {
  switch (definition.items?.type ?? definition.type) {
    case 'Integer':
    case 'Number':
      return 'number';
    case 'Date':
      return 'date';
    case 'Boolean':
      return 'boolean';
    case 'Location':
      return 'location';
    case 'Link':
    case 'ResourceLink':
      return 'link';
    case 'RichText':
      return 'richText';
    case 'Object':
      return 'object';
    default:
      return 'text';
  }
}

function one(kind: ValueKind, read: (entity: Entity) => Json | undefined): Reader {
  return {
    kind,
    read: (entity) => {
      const value = read(entity);
      return value === undefined || value === null ? [] : [value];
    },
  };
}
