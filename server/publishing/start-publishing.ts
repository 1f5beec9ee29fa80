import {
  systemClock,
  describeFault,
  type LogLine,
  type SiteDatabase,
} from '#server/store/store.ts';
import { connectInstanceNews } from './instance-news.ts';
import { publicationShape, type Publication } from './publication.ts';
import type { Publisher, RefreshResult } from './publisher.ts';

/** Publishing on every process of the site. */
export type Publishing = {
  /** Tells the other processes, then begins here; resolves once all have been told. */
  announce(publication: Publication): Promise<void>;
  /** Tells every process that a draft was saved. */
  announceDraft(): Promise<void>;
  /** Has everything asked for again, here and on the other processes. @returns how it went here */
  refreshAll(): Promise<RefreshResult>;
  /** Has every page built anew from the answers at hand, here and on the other processes. @returns how many here */
  rebuildAll(): Promise<number>;
  close(): Promise<void>;
};

const PUBLISHED = 'published';
const REFRESHED = 'refreshed';
const REBUILT = 'rebuilt';
const DRAFTED = 'drafted';

export async function startPublishing(parts: {
  publisher: Publisher;
  databaseUrl: string | null;
  database: SiteDatabase;
  log: LogLine;
  /** Called when a draft was saved. */
  onDraft(): void;
}): Promise<Publishing> {
  const { publisher, onDraft, databaseUrl: url, database, log } = parts;
  const news = await connectInstanceNews(
    { url, database, clock: systemClock, log },
    {
      onNews(topic, content) {
        if (topic === REFRESHED) void publisher.refreshAll();
        if (topic === DRAFTED) onDraft();
        if (topic === REBUILT) void publisher.rebuildAll();
        const publication = topic === PUBLISHED ? publicationShape.safeParse(content) : null;
        if (publication?.success) void publisher.apply(publication.data);
      },
      onGap: () => void publisher.refreshAll(),
    },
  );
  return {
    async announce(publication) {
      await news.tell(PUBLISHED, publication);
      void publisher.apply(publication);
    },
    async announceDraft() {
      await news.tell(DRAFTED, null);
      onDraft();
    },
    async refreshAll() {
      await tellIfPossible(REFRESHED);
      return publisher.refreshAll();
    },
    async rebuildAll() {
      await tellIfPossible(REBUILT);
      return publisher.rebuildAll();
    },
    async close() {
      await news.close();
      await publisher.close();
    },
  };
  /** What the owner asks for is done here even while the store, which carries the news, is away. */
  async function tellIfPossible(topic: string): Promise<void> {
    await news.tell(topic, null).catch((error: unknown) => {
      log('warn', 'The other processes could not be told', { topic, reason: describeFault(error) });
    });
  }
}
