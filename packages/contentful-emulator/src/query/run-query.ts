import { chooseLocale } from '../answer/locale-chain.ts';
import type { LocaleChoice } from '../answer/locale-chain.ts';
import { badRequest, invalidQuery, unknownPath } from '../http/service-error.ts';
import type { SpaceStore } from '../space/space-store.ts';
import type { ContentType, Entity, EntityType } from '../space/space-types.ts';
import type { View } from '../space/view.ts';
import { findCandidates } from './find-candidates.ts';
import { searchableText, matchesText } from './full-text.ts';
import { parsePoint } from './geography.ts';
import { MIMETYPE_GROUPS, mimetypeGroup } from './mimetype-group.ts';
import { SETTINGS, valueOf, type Parameter } from './query-string.ts';
import { readPath } from './read-path.ts';
import type { QueryContext } from './query-context.ts';
import { toFilter } from './to-filter.ts';
import type { Filter } from './to-filter.ts';
import { toNearestFirst, toOrder } from './to-order.ts';
import type { Comparison } from './to-order.ts';
import { toSelection } from './to-selection.ts';
import type { Selection } from './to-selection.ts';
import { isObject } from '../space/json-value.ts';

export type QueryResult = {
  found: readonly Entity[];
  choice: LocaleChoice;
  selection: Selection | undefined;
};

/**
 * Finds the entries or assets a query asks for, in its order, before paging.
 * @throws ServiceError as the service words it for anything unknown or not applicable
 */
export function runQuery(
  parameters: readonly Parameter[],
  entityType: EntityType,
  view: View,
  store: SpaceStore,
): QueryResult {
  const choice = readLocale(valueOf(parameters, 'locale'), store);
  const context: QueryContext = {
    store,
    view,
    choice,
    entityType,
    contentType: readContentType(parameters, entityType, store),
    referenceTypes: readReferenceTypes(parameters),
  };
  const filters: Filter[] = [];
  let nearest: Comparison | undefined;
  const unknown: string[][] = [];
  for (const parameter of parameters) {
    if (isSetting(parameter, entityType)) continue;
    const special = specialFilter(parameter, context);
    if (special) {
      filters.push(special);
      continue;
    }
    if (!['sys', 'fields', 'metadata'].includes(parameter.path[0] ?? '')) {
      unknown.push(parameter.operator ? [...parameter.path, parameter.operator] : parameter.path);
      continue;
    }
    const reader = readPath(parameter.path, context);
    filters.push(toFilter(parameter, reader));
    const centre = parameter.operator === 'near' ? parsePoint(parameter.value) : undefined;
    if (centre) nearest = toNearestFirst(reader, centre);
  }
  if (unknown.length > 0) throw invalidQuery(unknown.map(unknownPath));
  const orderValue = valueOf(parameters, 'order');
  const comparison = orderValue ? toOrder(orderValue, context) : nearest;
  const selection = toSelection(valueOf(parameters, 'select') ?? '', context);
  const candidates = findCandidates(parameters, context);
  const found = candidates.filter((entity) => filters.every((filter) => filter(entity)));
  return { found: comparison ? found.toSorted(comparison) : found, choice, selection };
}

/** @throws ServiceError "Unknown locale: x" */
export function readLocale(wanted: string | undefined, store: SpaceStore): LocaleChoice {
  const choice = chooseLocale(store.locales, store.defaultLocale, wanted);
  if (!choice) throw badRequest(`Unknown locale: ${wanted}`);
  return choice;
}

function isSetting(parameter: Parameter, entityType: EntityType): boolean {
  const { name } = parameter;
  if (name === 'content_type') return entityType === 'Entry';
  if (name === 'query') return false;
  const isTimeline = /^(release|timestamp)(\[lte\])?$/.test(name);
  return isTimeline || name === 'includeContentSourceMaps' || SETTINGS.has(name);
}

function readContentType(
  parameters: readonly Parameter[],
  entityType: EntityType,
  store: SpaceStore,
): ContentType | undefined {
  if (entityType !== 'Entry') return undefined;
  const named = parameters.find((parameter) => parameter.name === 'content_type');
  const bySys = parameters.find((parameter) => parameter.name === 'sys.contentType.sys.id');
  if (!named) return bySys ? store.contentTypes.get(bySys.value) : undefined;
  const type = store.contentTypes.get(named.value);
  if (!type) throw invalidQuery([{ name: 'unknownContentType', value: named.value }]);
  return type;
}

function readReferenceTypes(parameters: readonly Parameter[]): Map<string, string> {
  const types = new Map<string, string>();
  for (const { path, operator, value } of parameters) {
    const [root, field, ...tail] = path;
    if (
      root === 'fields' &&
      field &&
      operator === '' &&
      tail.join('.') === 'sys.contentType.sys.id'
    )
      types.set(field, value);
  }
  return types;
}

function specialFilter(parameter: Parameter, context: QueryContext): Filter | undefined {
  const { name, value } = parameter;
  const { entityType, view } = context;
  if (name === 'query') {
    return (entity) => matchesText(searchableText(localValues(entity, context), entity), value);
  }
  if (entityType === 'Entry' && (name === 'links_to_entry' || name === 'links_to_asset')) {
    const linkers = new Set(view.linkingTo(name === 'links_to_entry' ? 'Entry' : 'Asset', value));
    return (entity) => linkers.has(entity);
  }
  if (entityType === 'Asset' && name === 'mimetype_group') {
    if (!MIMETYPE_GROUPS.includes(value)) {
      throw invalidQuery([{ name: 'unknownMimetypeGroup', value }]);
    }
    const media = readPath(['fields', 'file'], context);
    return (entity) =>
      media.read(entity).some((file) => {
        const type = isObject(file) ? file['contentType'] : undefined;
        return typeof type === 'string' && mimetypeGroup(type) === value;
      });
  }
  return undefined;
}

function localValues(entity: Entity, context: QueryContext) {
  const { choice } = context;
  const codes = choice.all ? choice.codes : [...choice.chain, choice.default];
  return Object.values(entity.fields).flatMap((byLocale) => {
    const code = codes.find((candidate) => byLocale[candidate] !== undefined);
    const values = choice.all ? codes.map((each) => byLocale[each]) : [byLocale[code ?? '']];
    return values.flatMap((value) => value ?? []);
  });
}
