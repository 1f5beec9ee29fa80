import { linksOf } from '../../space/links-of.ts';
import type { SpaceStore } from '../../space/space-store.ts';
import type { Stored } from '../../space/space-types.ts';

/**
 * What an entry links to that was never published, also through other drafts: delivery leaves it out. The innermost first,
 * the order in which it is published.
 */
export function findLinkedDrafts(stored: Stored, store: SpaceStore): Stored[] {
  const seen = new Set([`${stored.type}/${stored.id}`]);
  const drafts: Stored[] = [];
  const visit = ({ draft }: Stored): void => {
    const definitions = store.contentTypes.get(draft.contentType ?? '')?.fields;
    for (const { type, id } of linksOf(draft.fields, definitions)) {
      if (seen.has(`${type}/${id}`)) continue;
      seen.add(`${type}/${id}`);
      const target = store.find(id, type);
      if (!target || target.archived || target.published) continue;
      visit(target);
      drafts.push(target);
    }
  };
  visit(stored);
  return drafts;
}
