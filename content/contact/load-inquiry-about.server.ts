import { loadPost } from '../blog/load-post.server.ts';
import type { ContentReader } from '../contentful/content-reader.ts';
import { loadGoal } from '../goals/load-goals.server.ts';
import { valueOf, type Loaded } from '../loaded.ts';
import { loadMachine } from '../machines/load-machines.server.ts';
import type { Picture } from '../media/picture.ts';
import { loadProduct } from '../products/load-products.server.ts';
import { SLUG_KINDS } from '../slugs/slug-kinds.ts';
import { loadTechnology } from '../technology/load-technologies.server.ts';
import { parseAbout, type AboutKind } from './inquiry-context.ts';

/** What an inquiry is about, as the contact page shows it. */
export type InquiryAbout = {
  about: string;
  kind: AboutKind;
  title: string;
  /** Path of its page. */
  href: string;
  picture: Picture | null;
};

type Shown = { slug: string; title: string; picture: Picture | null };

const LOADERS: Record<
  Exclude<AboutKind, 'tool'>,
  (reader: ContentReader, slug: string) => Promise<Loaded<Shown>>
> = {
  machine: async (reader, slug) => {
    const loaded = await loadMachine(reader, slug);
    if (!('value' in loaded)) return loaded;
    const { pictures, thumbnail, ...machine } = loaded.value;
    return { ...loaded, value: { ...machine, picture: thumbnail ?? pictures[0] ?? null } };
  },
  product: loadProduct,
  goal: loadGoal,
  technology: loadTechnology,
  post: loadPost,
};

/**
 * Reads what the address of the contact page names.
 * @param text the value of `about` as asked for; null for none
 * @returns null for nonsense, for what the site does not have, and while it cannot be read
 */
export async function loadInquiryAbout(
  reader: ContentReader,
  text: string | null,
): Promise<InquiryAbout | null> {
  const asked = parseAbout(text);
  if (asked === null || asked.kind === 'tool') return null;
  const { kind } = asked;
  const found = valueOf(await LOADERS[kind](reader, asked.slug));
  if (!found) return null;
  const { title, picture } = found;
  // Found by its entry id, it may have no slug.
  const slug = found.slug || asked.slug;
  return { about: `${kind}:${slug}`, kind, title, href: SLUG_KINDS[kind].href(slug), picture };
}
