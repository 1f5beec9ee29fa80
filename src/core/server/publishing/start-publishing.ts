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
  /** Notifies the other processes, then starts here; resolves once all have been notified. */
  announce(publication: Publication): Promise<void>;
  /** Notifies every process that a draft was saved. */
  announceDraft(): Promise<void>;
  /** Tells the other processes that a feature keeps something else now, by its name. */
  announceFeature(name: string): Promise<void>;
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
const FEATURE = 'feature';

export async function startPublishing(parts: {
  publisher: Publisher;
  databaseUrl: string | null;
  database: SiteDatabase;
  log: LogLine;
  /** Called when a draft was saved. */
  onDraft(): void;
  /** Called when another process has changed what a feature keeps, or may have; null: any feature. */
  onFeature(name: string | null): void;
}): Promise<Publishing> {
  const { publisher, onDraft, onFeature, databaseUrl: url, database, log } = parts;
  const news = await connectInstanceNews(
    { url, database, clock: systemClock, log },
    {
      onNews(topic, content) {
        if (topic === REFRESHED) void publisher.refreshAll();
        if (topic === DRAFTED) onDraft();
        if (topic === FEATURE && typeof content === 'string') onFeature(content);
        if (topic === REBUILT) void publisher.rebuildAll();
        const publication = topic === PUBLISHED ? publicationShape.safeParse(content) : null;
        if (publication?.success) void publisher.apply(publication.data);
      },
      onGap() {
        onFeature(null);
        void publisher.refreshAll();
      },
    },
  );
  return {
    async announce(publication) {
      await news.send(PUBLISHED, publication);
      void publisher.apply(publication);
    },
    async announceDraft() {
      await news.send(DRAFTED, null);
      onDraft();
    },
    announceFeature: (name) => tellIfPossible(FEATURE, name),
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
  /** What the owner asks for is done here even while the database, which carries the news, is unavailable. */
  async function tellIfPossible(topic: string, content: string | null = null): Promise<void> {
    await news.send(topic, content).catch((error: unknown) => {
      log('warn', 'The other processes could not be told', { topic, reason: describeFault(error) });
    });
  }
}
