import { loadPost } from '../blog/load-post.server.ts';
import type { ContentReader } from '../contentful/content-reader.ts';
import { loadGoal } from '../goals/load-goals.server.ts';
import type { Loaded } from '../loaded.ts';
import { loadMachine } from '../machines/load-machines.server.ts';
import type { Picture } from '../media/picture.ts';
import { loadProduct } from '../products/load-products.server.ts';
import type { EntryKind } from '../kinds/slug-kinds.ts';
import { loadTechnology } from '../technology/load-technologies.server.ts';

/** What the page of every entry shows. */
type ShownEntry = {
  slug: string;
  title: string;
  picture: Picture | null;
  /** Of a post that is not published yet. */
  isDraft?: boolean;
};

type LoadEntry = (reader: ContentReader, slug: string) => Promise<Loaded<ShownEntry>>;

const LOADERS: Record<EntryKind, LoadEntry> = {
  product: loadProduct,
  goal: loadGoal,
  machine: async (reader, slug) => {
    const loaded = await loadMachine(reader, slug);
    if (!('value' in loaded)) return loaded;
    const { slug: own, title, pictures, thumbnail } = loaded.value;
    return { ...loaded, value: { slug: own, title, picture: pictures[0] ?? thumbnail } };
  },
  technology: loadTechnology,
  post: loadPost,
};

/** One entry of any kind, found as its page finds it. */
export const loadEntry = (reader: ContentReader, kind: EntryKind, slug: string) =>
  LOADERS[kind](reader, slug);
