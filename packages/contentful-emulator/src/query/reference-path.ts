import { invalidQuery, referenceTypeRequired, unknownPath } from '../http/service-error.ts';
import { toLink } from '../space/links-of.ts';
import type { Entity, Json } from '../space/space-types.ts';
import type { QueryContext, Reader } from './query-context.ts';

/** How a path is read on the entry or asset behind the link. */
type ReadInner = (path: string[], context: QueryContext) => Reader;

/**
 * Reads a path that goes through a link: `fields.x.sys.id` looks at the link itself,
 * `fields.x.sys.contentType.sys.id` and `fields.x.fields.y` at what it leads to.
 * @throws ServiceError when the linked content type is needed and was not given
 */
export function referenceReader(
  path: string[],
  field: string,
  tail: string[],
  values: (entity: Entity) => Json[],
  context: QueryContext,
  readInner: ReadInner,
): Reader {
  const links = (entity: Entity) => values(entity).flatMap((value) => toLink(value) ?? []);
  switch (tail.join('.')) {
    case 'sys.id':
      return { kind: 'text', read: (entity) => links(entity).map((link) => link.id) };
    case 'sys.type':
      return { kind: 'text', read: (entity) => links(entity).map(() => 'Link') };
    case 'sys.linkType':
      return { kind: 'text', read: (entity) => links(entity).map((link) => link.type) };
  }
  const targets = (entity: Entity) =>
    links(entity).flatMap((link) => context.view.get(link.type, link.id) ?? []);
  if (tail.join('.') === 'sys.contentType.sys.id') {
    return {
      kind: 'text',
      read: (entity) => targets(entity).flatMap((target) => target.contentType ?? []),
    };
  }
  const definition = context.contentType?.fields.get(field);
  const isAsset = (definition?.items?.linkType ?? definition?.linkType) === 'Asset';
  const needsType = tail[0] === 'fields' && !isAsset;
  const typeId = context.referenceTypes.get(field);
  if (needsType && typeId === undefined) throw referenceTypeRequired();
  const contentType = typeId === undefined ? undefined : context.store.contentTypes.get(typeId);
  if (needsType && !contentType) {
    throw invalidQuery([{ name: 'unknownContentType', value: typeId ?? '' }]);
  }
  const inner = readBehindLink(path, tail, readInner, {
    ...context,
    entityType: isAsset ? 'Asset' : 'Entry',
    contentType,
    referenceTypes: new Map(),
  });
  return {
    kind: inner.kind,
    read: (entity) =>
      targets(entity)
        .filter((target) => !needsType || target.contentType === typeId)
        .flatMap(inner.read),
  };
}

// One link may be followed, not two; a complaint names the whole path, not the part behind the link.
function readBehindLink(
  path: string[],
  tail: string[],
  readInner: ReadInner,
  context: QueryContext,
): Reader {
  if (tail[0] === 'fields' && tail[2] === 'fields') throw invalidQuery([unknownPath(path)]);
  try {
    return readInner(tail, context);
  } catch {
    throw invalidQuery([unknownPath(path)]);
  }
}
