import { readFileSync } from 'node:fs';
import { SPACE_FILE } from '#space/space-file.ts';

type Entry = {
  sys: { id: string; contentType: { sys: { id: string } } };
  fields: Record<string, Record<string, unknown>>;
};

/**
 * The sample space with this many posts in place of its own, and everything else as it is: the pages show the same, so
 * what differs is the size of the space behind them.
 */
export function spaceWithPosts(count: number): object {
  const space = JSON.parse(readFileSync(SPACE_FILE, 'utf8')) as { entries: Entry[] };
  const isPost = ({ sys }: Entry) => sys.contentType.sys.id === 'blogPost';
  const posts = space.entries.filter((entry) => isPost(entry) && entry.fields['publishDate']);
  const copies = Array.from({ length: count }, (_, at) => copyOf(posts[at % posts.length]!, at));
  return { ...space, entries: [...space.entries.filter((entry) => !isPost(entry)), ...copies] };
}

/** The first posts stay the newest, so that every size of space shows the same ones first. */
function copyOf(post: Entry, at: number): Entry {
  const day = new Date(Date.UTC(2026, 0, 1) - at * 3_600_000).toISOString();
  return {
    ...post,
    sys: { ...post.sys, id: `bench-post-${at}` },
    fields: {
      ...post.fields,
      slug: { 'en-US': `bench-post-${at}` },
      publishDate: { 'en-US': day },
    },
  };
}
