import type { Entity } from '../space/space-types.ts';
import type { SpaceStore } from '../space/space-store.ts';
import { View } from '../space/view.ts';

const views = new WeakMap<View, Map<string, View>>();

/**
 * What delivery shows to a client that sends `X-Contentful-Locale-Based-Publishing: true`: entities
 * unpublished in the locale asked for are not there, a published fallback or not, and under `*` their unpublished locales
 * are not. Exports tell of this in `sys.fieldStatus`; what has none is published in every locale. A locale it does not
 * name was added later: an entity appears in that once it is published again
 * (references/content-delivery-api/locales of the documentation).
 */
export function toLocalePublishedView(view: View, store: SpaceStore, locale: string): View {
  const byLocale = views.get(view) ?? new Map<string, View>();
  views.set(view, byLocale);
  const known = byLocale.get(locale);
  if (known) return known;
  const shown = [...view.entries, ...view.assets].flatMap((entity) =>
    locale === '*' ? withPublishedLocales(entity) : isPublishedIn(entity, locale) ? entity : [],
  );
  const made = new View(shown, store.contentTypes);
  byLocale.set(locale, made);
  return made;
}

function isPublishedIn(entity: Entity, locale: string): boolean {
  return entity.fieldStatus === undefined || (entity.fieldStatus[locale] ?? 'draft') !== 'draft';
}

function withPublishedLocales(entity: Entity): Entity | [] {
  const status = entity.fieldStatus;
  if (status === undefined) return entity;
  if (Object.values(status).every((each) => each === 'draft')) return [];
  const fields = Object.entries(entity.fields).map(([field, values]) => {
    const published = Object.entries(values).filter(([locale]) => isPublishedIn(entity, locale));
    return [field, Object.fromEntries(published)] as const;
  });
  return { ...entity, fields: Object.fromEntries(fields) };
}
