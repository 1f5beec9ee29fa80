import { linksOf } from '../space/links-of.ts';
import type { LinkTo } from '../space/links-of.ts';
import type { SpaceStore } from '../space/space-store.ts';
import type { Entity, JsonObject } from '../space/space-types.ts';
import type { View } from '../space/view.ts';
import { fieldsIn } from './locale-chain.ts';
import type { LocaleChoice } from './locale-chain.ts';

export type Includes = { entries: Entity[]; assets: Entity[]; errors: JsonObject[] };

/**
 * What a page of entries brings along: entries up to `depth` links away and assets one further,
 * each once, none that is an item, sorted by id. Links inside that range that lead nowhere are listed
 * as errors; those beyond it are not looked at. Depth 0 brings nothing.
 * An entry embedded in an item's rich text costs no level: what its fields link to counts as linked
 * by the item (seen in answers since 2022; those of 2018 counted it).
 * `linksOfItem` gives the links of an item after select, so that a dropped field brings nothing.
 */
export function findIncludes(
  items: readonly Entity[],
  linksOfItem: (item: Entity) => LinkTo[],
  depth: number,
  view: View,
  store: SpaceStore,
  choice: LocaleChoice,
): Includes {
  const includes: Includes = { entries: [], assets: [], errors: [] };
  if (depth === 0) return includes;
  const seen = new Set(items.map((item) => `${item.type}/${item.id}`));
  let links = items.flatMap(linksOfItem);
  for (let level = 1; level <= depth + 1 && links.length > 0; level++) {
    const next: LinkTo[] = [];
    // The list grows while it is read: see the note on rich text above.
    for (const link of links) {
      if (link.type === 'Entry' && level > depth) continue;
      const key = `${link.type}/${link.id}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const target = view.get(link.type, link.id);
      if (!target) {
        includes.errors.push(notResolvable(link));
        continue;
      }
      (link.type === 'Entry' ? includes.entries : includes.assets).push(target);
      if (link.type === 'Asset') continue;
      const further = linksOfEntity(target, store, choice);
      if (level === 1 && link.inRichText) links.push(...further.map(outsideRichText));
      else next.push(...further);
    }
    links = next;
  }
  includes.entries.sort(byId);
  includes.assets.sort(byId);
  return includes;
}

/** The links an entity holds in the chosen locale. */
function linksOfEntity(entity: Entity, store: SpaceStore, choice: LocaleChoice): LinkTo[] {
  const definitions = store.contentTypes.get(entity.contentType ?? '')?.fields;
  return linksOf(fieldsIn(entity, choice, definitions), definitions);
}

function outsideRichText({ type, id }: LinkTo): LinkTo {
  return { type, id };
}

function notResolvable({ type, id }: LinkTo): JsonObject {
  return {
    sys: { id: 'notResolvable', type: 'error' },
    details: { type: 'Link', linkType: type, id },
  };
}

function byId(a: Entity, b: Entity): number {
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}
