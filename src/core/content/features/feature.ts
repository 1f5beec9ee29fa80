import type { Picture } from '../media/picture.ts';
import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import { readPicture } from '../media/to-picture.ts';
import { toIconName, type IconName } from '../icons/icon-names.ts';
import { dropped, isHidden, mapped, type Mapped } from '../mapping/mapped.ts';
import type { MappingContext } from '../mapping/mapping-context.ts';
import { fieldsOf, readText } from '../mapping/read-fields.ts';

/** A feature card of a product or goal; `icon` '' for none. */
export type Feature = {
  id: string;
  title: string;
  description: string;
  icon: IconName | '';
  screenshot: Picture | null;
};

export const FEATURE_WITHOUT_TITLE = 'Feature must have a title';
const HIDDEN_FEATURE = 'Feature is hidden';

/** A feature card; `untitled` names one without a title where such a feature is to be kept. */
export function toFeature(
  entry: ContentfulEntry,
  context: MappingContext,
  untitled = '',
): Mapped<Feature> {
  if (isHidden(entry)) return dropped(HIDDEN_FEATURE);
  const fields = fieldsOf(entry);
  const title = readText(fields, 'title') || untitled;
  if (title === '') return dropped(FEATURE_WITHOUT_TITLE);
  return mapped({
    id: entry.sys.id,
    title,
    description: readText(fields, 'description'),
    icon: toIconName(fields['icon']),
    screenshot: readPicture(entry, context, { last: title }, 'screenshot'),
  });
}
