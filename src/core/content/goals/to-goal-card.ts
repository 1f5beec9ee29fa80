import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import { readPicture } from '../media/to-picture.ts';
import { mapped, type Mapped } from '../mapping/mapped.ts';
import type { MappingContext } from '../mapping/mapping-context.ts';
import { fieldsOf } from '../mapping/read-fields.ts';
import { entryCore } from '../slugs/entry-slug.ts';
import { toIcon } from '../icons/icon.ts';
import type { IconName } from '../icons/icon-names.ts';
import type { GoalCard } from './goal.ts';

/** The icons of the six goals that the specification names, for entries that bring none. */
export const GOAL_ICONS: ReadonlyMap<string, IconName> = new Map([
  ['expand-footprint', 'map-pin'],
  ['bopis', 'package-check'],
  ['marketing-and-promotions', 'megaphone'],
  ['data-analytics', 'chart-column'],
  ['fleet-management', 'truck'],
  ['customer-satisfaction', 'smile'],
]);

/** A goal card: the thumbnail, else the main picture. `visible` counts as true unless explicitly false (part 2 section 3). */
export function toGoalCard(entry: ContentfulEntry, context: MappingContext): Mapped<GoalCard> {
  const core = entryCore(entry, 'goal', 'Business goal');
  if (!core.ok) return core;
  const { slug, title } = core.value;
  return mapped({
    ...core.value,
    icon: toIcon(fieldsOf(entry)['icon'], GOAL_ICONS.get(slug) ?? 'target'),
    picture: readPicture(entry, context, { last: title }, 'thumbnail', 'image'),
  });
}
