import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import { readPicture } from '../media/to-picture.ts';
import { dropped, isHidden, mapped, type Mapped } from '../mapping/mapped.ts';
import type { MappingContext } from '../mapping/mapping-context.ts';
import { fieldsOf, readText } from '../mapping/read-fields.ts';
import { entrySlug } from '../slugs/entry-slug.ts';
import type { ProductCard } from './product.ts';

const HIDDEN_PRODUCT = 'Product type is hidden';
const PRODUCT_LACKS_FIELDS = 'Product type lacks id, title or slug';

/** A product card: the thumbnail, else the main picture. Without id, title or slug it is dropped. */
export function toProductCard(
  entry: ContentfulEntry,
  context: MappingContext,
): Mapped<ProductCard> {
  if (isHidden(entry)) return dropped(HIDDEN_PRODUCT);
  const fields = fieldsOf(entry);
  const { id } = entry.sys;
  const title = readText(fields, 'title');
  if (typeof id !== 'string' || id === '' || title === '') return dropped(PRODUCT_LACKS_FIELDS);
  const slug = entrySlug(entry, 'product', PRODUCT_LACKS_FIELDS);
  if (!slug.ok) return slug;
  return mapped({
    id,
    slug: slug.value,
    title,
    description: readText(fields, 'description'),
    picture: readPicture(entry, context, { last: title }, 'thumbnail', 'image'),
  });
}
