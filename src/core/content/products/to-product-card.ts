import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import { readPicture } from '../media/to-picture.ts';
import { mapped, type Mapped } from '../mapping/mapped.ts';
import type { MappingContext } from '../mapping/mapping-context.ts';
import { entryCore } from '../slugs/entry-slug.ts';
import type { ProductCard } from './product.ts';

/** A product card: the thumbnail, else the main picture. Without id, title or slug it is dropped. */
export function toProductCard(
  entry: ContentfulEntry,
  context: MappingContext,
): Mapped<ProductCard> {
  const core = entryCore(entry, 'product', 'Product type');
  if (!core.ok) return core;
  const { title } = core.value;
  const picture = readPicture(entry, context, { last: title }, 'thumbnail', 'image');
  return mapped({ ...core.value, picture });
}
