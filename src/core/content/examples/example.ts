import type { Picture } from '../media/picture.ts';
import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import { asCard, withTranslationOf } from '../locales/translation.ts';
import { readPicture } from '../media/to-picture.ts';
import { contentTypeOf, entryHref } from '../slugs/entry-href.ts';
import { linkedEntries } from '../mapping/linked-entries.ts';
import { mapEntries } from '../mapping/map-entries.ts';
import { dropped, isHidden, mapped, type Mapped } from '../mapping/mapped.ts';
import type { MappingContext } from '../mapping/mapping-context.ts';
import { fieldsOf, readText, toLinkId, type Fields } from '../mapping/read-fields.ts';

/** A real-world or deployment example. `post` is what it names to read on; null when it names none. */
export type Example = {
  id: string;
  title: string;
  description: string;
  picture: Picture | null;
  post: { title: string; href: string } | null;
};

const MAX_FIELDS = 50;

/** The examples of a list of links; missing, hidden and untitled ones are left out. */
export function readExamples(
  entry: ContentfulEntry,
  name: string,
  context: MappingContext,
): Example[] {
  return mapEntries(linkedEntries(entry, name, context), context, toExample);
}

/** An example, which may be an entry of its own or the post itself. */
function toExample(entry: ContentfulEntry, context: MappingContext): Mapped<Example> {
  if (isHidden(entry)) return dropped('Example is hidden');
  const fields = fieldsOf(entry);
  const title = readText(fields, 'title');
  if (title === '') return dropped('Example must have a title');
  const example: Example = {
    id: entry.sys.id,
    title,
    description: readText(fields, 'description', 'excerpt'),
    picture: readPicture(entry, context, { last: title }, 'image', 'featuredImage'),
    post: postOf(entry, fields, context),
  };
  return mapped(
    asCard(withTranslationOf(example, entry, { description: ['description', 'excerpt'] })),
  );
}

/**
 * The post that an example names (content-model decision 5). Spaces name the field differently, so any
 * single link to a post counts; only the post's own fields are read, so a cycle ends here.
 */
function postOf(entry: ContentfulEntry, fields: Fields, context: MappingContext): Example['post'] {
  if (contentTypeOf(entry) === 'blogPost') return toPost(entry);
  for (const value of Object.values(fields).slice(0, MAX_FIELDS)) {
    const id = toLinkId(value, 'Entry');
    const target = id === undefined ? undefined : context.links.entry(id);
    if (target !== undefined && contentTypeOf(target) === 'blogPost') return toPost(target);
  }
  return null;
}

function toPost(entry: ContentfulEntry): Example['post'] {
  const href = entryHref(entry);
  return href === null ? null : { title: readText(fieldsOf(entry), 'title'), href };
}
