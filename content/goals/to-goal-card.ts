import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import { readPicture } from '../media/to-picture.ts';
import { dropped, isHidden, mapped, type Mapped } from '../mapping/mapped.ts';
import type { MappingContext } from '../mapping/mapping-context.ts';
import { fieldsOf, readText } from '../mapping/read-fields.ts';
import { entrySlug } from '../slugs/entry-slug.ts';
import { toIcon } from '../icons/icon.ts';
import type { IconName } from '../icons/icon-names.ts';
import type { GoalCard } from './goal.ts';

const HIDDEN_GOAL = 'Business goal is hidden';
const GOAL_LACKS_FIELDS = 'Business goal lacks id, title or slug';

/** The icons of the six goals that the specification names, for entries that bring none. */
export const GOAL_ICONS: ReadonlyMap<string, IconName> = new Map([
  ['expand-footprint', 'MapPin'],
  ['bopis', 'PackageCheck'],
  ['marketing-and-promotions', 'Megaphone'],
  ['data-analytics', 'ChartColumn'],
  ['fleet-management', 'Truck'],
  ['customer-satisfaction', 'Smile'],
]);

/** A goal card: the thumbnail, else the main picture. `visible` counts as true unless explicitly false (part 2 section 3). */
export function toGoalCard(entry: ContentfulEntry, context: MappingContext): Mapped<GoalCard> {
  if (isHidden(entry)) return dropped(HIDDEN_GOAL);
  const fields = fieldsOf(entry);
  const { id } = entry.sys;
  const title = readText(fields, 'title');
  if (typeof id !== 'string' || id === '' || title === '') return dropped(GOAL_LACKS_FIELDS);
  const slug = entrySlug(entry, 'goal', GOAL_LACKS_FIELDS);
  if (!slug.ok) return slug;
  return mapped({
    id,
    slug: slug.value,
    title,
    description: readText(fields, 'description'),
    icon: toIcon(fields['icon'], GOAL_ICONS.get(slug.value) ?? 'Target'),
    picture: readPicture(entry, context, { last: title }, 'thumbnail', 'image'),
  });
}
