import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import { readPicture } from '../media/to-picture.ts';
import { dropped, isHidden, mapped, type Mapped } from '../mapping/mapped.ts';
import type { MappingContext } from '../mapping/mapping-context.ts';
import { fieldsOf, readText } from '../mapping/read-fields.ts';
import { toIcon } from '../icons/icon.ts';
import { GOAL_ICONS } from './fallback.ts';
import type { GoalCard } from './goal.ts';

export const HIDDEN_GOAL = 'Business goal is hidden';
const GOAL_LACKS_FIELDS = 'Business goal lacks id, title or slug';

/** A goal card. `visible` counts as true unless explicitly false (part 2 section 3). */
export function toGoalCard(entry: ContentfulEntry, context: MappingContext): Mapped<GoalCard> {
  if (isHidden(entry)) return dropped(HIDDEN_GOAL);
  const fields = fieldsOf(entry);
  const { id } = entry.sys;
  const title = readText(fields, 'title');
  const slug = readText(fields, 'slug');
  if (typeof id !== 'string' || id === '' || title === '' || slug === '') {
    return dropped(GOAL_LACKS_FIELDS);
  }
  return mapped({
    id,
    slug,
    title,
    description: readText(fields, 'description'),
    icon: toIcon(fields['icon'], GOAL_ICONS.get(slug) ?? 'Target'),
    picture: readPicture(fields, context, { last: title }, 'image'),
  });
}
