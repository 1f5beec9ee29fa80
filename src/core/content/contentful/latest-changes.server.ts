import type { ContentEndpoint } from './configuration.ts';
import {
  createContentfulClient,
  type ContentfulClientOptions,
} from './contentful-client.server.ts';
import type { ContentfulEntry } from './contentful-entry.ts';

/** One entry that was changed, in words for the owner. */
type LatestChange = { id: string; contentType: string; title: string; changedAtMs: number };

export type LatestChanges = {
  /** Newest first. */
  entries: LatestChange[];
  /** Another text whenever an entry or asset was added, changed or removed. */
  version: string;
};

const TIMEOUT_MS = 5_000;

/** Fields that editors know an entry by, the most usual first. */
const TITLE_FIELDS = ['title', 'author', 'question', 'introTitle', 'featuresSectionTitle', 'name'];

/** Asks for the entries and assets that changed last; past memory and disk, no repeats. Null without an answer. */
export async function readLatestChanges(
  endpoint: ContentEndpoint,
  options: Pick<ContentfulClientOptions, 'schedule' | 'closed' | 'holdBack'> & { limit: number },
): Promise<LatestChanges | null> {
  const { limit, ...rest } = options;
  try {
    const ask = createContentfulClient({ ...rest, endpoint, retryLimit: 0, timeoutMs: TIMEOUT_MS });
    const [entries, assets] = await Promise.all([
      ask({ ask: 'latest-entries', limit }),
      ask({ ask: 'latest-assets', limit: 1 }),
    ]);
    const newest = [entries.items[0], assets.assets[0]].map(
      (found) => `${found?.sys.id} ${found?.sys.updatedAt}`,
    );
    return {
      entries: entries.items.map(toChange),
      version: [entries.total, assets.total, ...newest].join(' '),
    };
  } catch {
    return null;
  }
}

function toChange({ sys, fields }: ContentfulEntry): LatestChange {
  const texts = TITLE_FIELDS.map((name) => fields[name]);
  const title = texts.find((text) => typeof text === 'string' && text.trim() !== '');
  return {
    id: sys.id,
    contentType: sys.contentType.sys.id,
    title: typeof title === 'string' ? title.trim().slice(0, 200) : '',
    changedAtMs: Date.parse(sys.updatedAt ?? '') || 0,
  };
}
