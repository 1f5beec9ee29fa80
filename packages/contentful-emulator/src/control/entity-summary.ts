import type { SpaceStore } from '../space/space-store.ts';
import type { JsonObject, LocalisedFields, Stored } from '../space/space-types.ts';

export type Status = 'draft' | 'published' | 'changed' | 'archived';

/** One line of a list: what it is, what it is called, how it stands. */
export function toListItem(stored: Stored, store: SpaceStore): JsonObject {
  return {
    id: stored.id,
    type: stored.type,
    contentType: stored.draft.contentType ?? 'Asset',
    title: titleOf(stored, store),
    status: statusOf(stored),
    updatedAt: stored.draft.updatedAt,
  };
}

/** draft, published, changed (published, then edited) or archived. */
export function statusOf(stored: Stored): Status {
  if (stored.archived) return 'archived';
  if (!stored.published) return 'draft';
  const { draft, published } = stored;
  const isSame = draft.fields === published.fields && draft.metadata === published.metadata;
  return isSame ? 'published' : 'changed';
}

/** How one locale stands. What is not localised belongs to the default one. */
export function localeStatusOf(stored: Stored, code: string): Status {
  const status = statusOf(stored);
  if (status !== 'published' && status !== 'changed') return status;
  const { draft, published } = stored;
  if (published?.fieldStatus?.[code] === 'draft') return 'draft';
  const valuesOf = ({ fields }: { fields: LocalisedFields }) =>
    JSON.stringify(
      Object.keys(fields)
        .sort()
        .map((field) => [field, fields[field]?.[code]])
        .filter(([, value]) => value !== undefined),
    );
  return published && valuesOf(draft) === valuesOf(published) ? 'published' : 'changed';
}

/** The value of the display field in the default locale, else in any, else the id. */
export function titleOf(stored: Stored, store: SpaceStore): string {
  const display = displayFieldOf(stored, store);
  const byLocale = display === undefined ? undefined : stored.draft.fields[display];
  const value = byLocale?.[store.defaultLocale] ?? Object.values(byLocale ?? {})[0];
  return typeof value === 'string' && value.trim() !== '' ? value : stored.id;
}

/** The field an entity is called by. */
export function displayFieldOf(stored: Stored, store: SpaceStore): string | undefined {
  if (stored.type === 'Asset') return 'title';
  const display = store.contentTypes.get(stored.draft.contentType ?? '')?.body['displayField'];
  return typeof display === 'string' ? display : undefined;
}

/** The name of a content type, or what an asset is called. */
export function typeNameOf(stored: Stored, store: SpaceStore): string {
  return stored.type === 'Asset' ? 'File' : contentTypeName(stored.draft.contentType ?? '', store);
}

export function contentTypeName(id: string, store: SpaceStore): string {
  const name = store.contentTypes.get(id)?.body['name'];
  return typeof name === 'string' && name !== '' ? name : id;
}

/** The address of the page where an entity is edited. */
export function entityPath({ type, id }: Pick<Stored, 'type' | 'id'>): string {
  return `/control/${type === 'Asset' ? 'assets' : 'entries'}/${encodeURIComponent(id)}`;
}
