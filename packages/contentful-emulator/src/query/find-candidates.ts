import { searchedLocale } from '../answer/locale-chain.ts';
import type { Entity } from '../space/space-types.ts';
import { newestFirst } from '../space/view.ts';
import { commaList } from './query-string.ts';
import type { Parameter } from './query-string.ts';
import type { QueryContext } from './query-context.ts';

/**
 * The smallest ready-made list that holds every answer, in the view's order.
 * Filters still run over it; this only spares looking at the whole space.
 */
export function findCandidates(
  parameters: readonly Parameter[],
  context: QueryContext,
): readonly Entity[] {
  const { view, entityType } = context;
  const ids = parameters.find(({ name }) => name === 'sys.id' || name === 'sys.id[in]');
  if (ids) {
    const wanted = ids.operator === 'in' ? new Set(commaList(ids.value)) : new Set([ids.value]);
    const found = [...wanted].flatMap((id) => view.get(entityType, id) ?? []);
    return ofContentType(found.sort(newestFirst), context);
  }
  if (entityType === 'Asset') return view.assets;
  const linked = parameters.find(({ name }) => name.startsWith('links_to_'));
  if (linked) {
    const type = linked.name === 'links_to_asset' ? 'Asset' : 'Entry';
    return ofContentType(view.linkingTo(type, linked.value), context);
  }
  if (!context.contentType) return view.entries;
  return byPlainValue(parameters, context) ?? view.ofType(context.contentType.id);
}

// A slug and the like: equality on a plain text field, answered from an index of its values.
function byPlainValue(
  parameters: readonly Parameter[],
  context: QueryContext,
): readonly Entity[] | undefined {
  const { contentType, choice, view } = context;
  if (!contentType) return undefined;
  for (const { path, operator, value } of parameters) {
    const [root, field = '', ...tail] = path;
    if (root !== 'fields' || operator !== '' || tail.length > 0) continue;
    const definition = contentType.fields.get(field);
    if (definition?.type !== 'Symbol' && definition?.type !== 'Text') continue;
    const locale = searchedLocale(choice, definition);
    return view.withValue(contentType.id, field, locale, value);
  }
  return undefined;
}

function ofContentType(entities: readonly Entity[], context: QueryContext): readonly Entity[] {
  const { contentType } = context;
  if (!contentType) return entities;
  return entities.filter((entity) => entity.contentType === contentType.id);
}
