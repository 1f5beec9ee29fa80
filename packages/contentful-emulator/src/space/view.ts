import { linksOf } from './links-of.ts';
import type { ContentType, Entity, EntityType, Json } from './space-types.ts';

/**
 * Everything visible to one of the two services (delivery or preview) at one moment.
 * Never changed: an edit makes a new view. The lookups inside are built when first asked for.
 */
export class View {
  readonly entries: readonly Entity[];
  readonly assets: readonly Entity[];
  readonly #entriesById = new Map<string, Entity>();
  readonly #assetsById = new Map<string, Entity>();
  readonly #types: ReadonlyMap<string, ContentType>;
  #byType: Map<string, Entity[]> | undefined;
  #linkers: Map<string, Entity[]> | undefined;
  #byValue = new Map<string, Map<Json, Entity[]>>();

  constructor(entities: Iterable<Entity>, types: ReadonlyMap<string, ContentType>) {
    this.#types = types;
    const entries: Entity[] = [];
    const assets: Entity[] = [];
    for (const entity of entities) {
      if (entity.type === 'Entry') entries.push(entity);
      else assets.push(entity);
    }
    // The order of unordered answers is not promised; newest first is what recordings show most often.
    this.entries = entries.sort(newestFirst);
    this.assets = assets.sort(newestFirst);
    for (const entity of entries) this.#entriesById.set(entity.id, entity);
    for (const entity of assets) this.#assetsById.set(entity.id, entity);
  }

  get(type: EntityType, id: string): Entity | undefined {
    return (type === 'Entry' ? this.#entriesById : this.#assetsById).get(id);
  }

  /** Entries of a content type, in the view's order. */
  ofType(contentType: string): readonly Entity[] {
    this.#byType ??= group(this.entries, (entity) =>
      entity.contentType === undefined ? [] : [entity.contentType],
    );
    return this.#byType.get(contentType) ?? [];
  }

  /** Entries holding a link to the given entity, in the view's order. */
  linkingTo(type: EntityType, id: string): readonly Entity[] {
    this.#linkers ??= group(this.entries, (entity) => {
      const fields = entity.contentType ? this.#types.get(entity.contentType)?.fields : undefined;
      return [...new Set(linksOf(entity.fields, fields).map((link) => `${link.type}/${link.id}`))];
    });
    return this.#linkers.get(`${type}/${id}`) ?? [];
  }

  /** Entries of a type whose plain field holds exactly `value` in the stored `locale`. */
  withValue(contentType: string, field: string, locale: string, value: string): readonly Entity[] {
    const key = `${contentType} ${field} ${locale}`;
    let index = this.#byValue.get(key);
    if (!index) {
      index = group(this.ofType(contentType), (entity) => {
        const stored = entity.fields[field]?.[locale];
        return stored === undefined ? [] : [stored];
      });
      this.#byValue.set(key, index);
    }
    return index.get(value) ?? [];
  }
}

/** The order of a view. */
export function newestFirst(a: Entity, b: Entity): number {
  if (a.updatedAt !== b.updatedAt) return a.updatedAt < b.updatedAt ? 1 : -1;
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}

function group<K>(entities: readonly Entity[], keys: (entity: Entity) => K[]): Map<K, Entity[]> {
  const groups = new Map<K, Entity[]>();
  for (const entity of entities) {
    for (const key of keys(entity)) {
      const list = groups.get(key);
      if (list) list.push(entity);
      else groups.set(key, [entity]);
    }
  }
  return groups;
}
