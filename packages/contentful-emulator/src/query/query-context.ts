import type { LocaleChoice } from '../answer/locale-chain.ts';
import type { SpaceStore } from '../space/space-store.ts';
import type { ContentType, Entity, EntityType, Json } from '../space/space-types.ts';
import type { View } from '../space/view.ts';

/** How the values at a path compare: decides which operators apply and how a query value is read. */
export type ValueKind =
  | 'text'
  | 'number'
  | 'date'
  | 'boolean'
  | 'location'
  | 'link'
  | 'richText'
  | 'object';

/** A path made readable: what kind of values it holds and how to get them from an entity. */
export type Reader = { kind: ValueKind; read: (entity: Entity) => Json[] };

export type QueryContext = {
  store: SpaceStore;
  view: View;
  choice: LocaleChoice;
  entityType: EntityType;
  /** The content type the query is limited to, if any. */
  contentType: ContentType | undefined;
  /** Content types of linked entries by link field, from `fields.x.sys.contentType.sys.id`. */
  referenceTypes: ReadonlyMap<string, string>;
};
