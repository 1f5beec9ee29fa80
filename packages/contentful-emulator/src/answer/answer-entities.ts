import { invalidResourceId, lacking, invalidQuery, unknownPath } from '../http/service-error.ts';
import { valueOf, type Parameter } from '../query/query-string.ts';
import { MAXIMUM_INCLUDE, readNumber, readPage } from '../query/read-page.ts';
import { readLocale, runQuery } from '../query/run-query.ts';
import { applySelection } from '../query/to-selection.ts';
import { linksOf } from '../space/links-of.ts';
import type { Entity, EntityType, JsonObject } from '../space/space-types.ts';
import { addSourceMaps } from './content-source-maps.ts';
import { cursorPage, isCursorQuery } from './cursor-page.ts';
import { findIncludes } from './find-includes.ts';
import { fieldsIn } from './locale-chain.ts';
import type { Service } from './service.ts';
import { toDelivered } from './to-delivered.ts';

const DEFAULT_INCLUDE = 1;

/** A page of entries or assets, entries with what they include. */
export function answerCollection(
  type: EntityType,
  parameters: readonly Parameter[],
  service: Service,
): JsonObject {
  const { store, view } = service;
  const include = readNumber(parameters, 'include', DEFAULT_INCLUDE, MAXIMUM_INCLUDE);
  const page = readPage(parameters);
  const { found, choice, selection } = runQuery(parameters, type, view, store);
  const cursor = isCursorQuery(parameters)
    ? cursorPage(found, parameters, page, service.path)
    : undefined;
  const items = cursor?.items ?? found.slice(page.skip, page.skip + page.limit);
  const deliver = (entity: Entity) => toDelivered(entity, store, choice, service.assetAddress);
  const answer: JsonObject = {
    sys: { type: 'Array' },
    ...(cursor ? {} : { total: found.length, skip: page.skip }),
    limit: page.limit,
    items: items.map((item) => applySelection(deliver(item), selection)),
  };
  if (type === 'Entry') {
    const linksOfItem = (item: Entity) => {
      const definitions = store.contentTypes.get(item.contentType ?? '')?.fields;
      const whole = { fields: fieldsIn(item, choice, definitions) };
      const chosen = applySelection(whole, selection)['fields'] ?? {};
      return linksOf(chosen as JsonObject, definitions);
    };
    const { entries, assets, errors } = findIncludes(
      items,
      linksOfItem,
      include,
      view,
      store,
      choice,
    );
    if (errors.length > 0) answer['errors'] = errors;
    if (entries.length + assets.length > 0) {
      answer['includes'] = {
        ...(entries.length > 0 ? { Entry: entries.map(deliver) } : {}),
        ...(assets.length > 0 ? { Asset: assets.map(deliver) } : {}),
      };
    }
  }
  if (cursor) answer['pages'] = cursor.pages;
  return addSourceMaps(answer, parameters, service);
}

/** One entry or asset by its id, its links left as they are. */
export function answerEntity(
  type: EntityType,
  id: string,
  parameters: readonly Parameter[],
  service: Service,
): JsonObject {
  checkResourceId(id);
  const allowed = new Set(['locale', 'access_token', 'include', 'includeContentSourceMaps']);
  const strange = parameters.filter(
    ({ name }) => !allowed.has(name) && name !== 'select' && !/^(release|timestamp)/.test(name),
  );
  if (strange.length > 0) throw invalidQuery(strange.map(({ path }) => unknownPath(path)));
  if (parameters.some(({ name }) => name === 'select')) {
    throw invalidQuery([
      {
        name: 'select',
        details: 'Select is only applicable when querying a collection of entities.',
      },
    ]);
  }
  const { store } = service;
  const choice = readLocale(valueOf(parameters, 'locale'), store);
  const entity = service.view.get(type, id);
  if (!entity) throw lacking(store, type, id);
  const delivered = toDelivered(entity, store, choice, service.assetAddress);
  return addSourceMaps(delivered, parameters, service);
}

/** @throws ServiceError "Invalid resource id" for characters no id can have */
export function checkResourceId(id: string): void {
  if (!/^[A-Za-z0-9._-]{1,64}$/.test(id)) throw invalidResourceId();
}
