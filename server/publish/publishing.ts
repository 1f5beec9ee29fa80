import { systemClock } from '../database/clock.ts';
import type { LogLine, SiteDatabase } from '../database/open-database.ts';
import { connectInstanceNews } from './instance-news.ts';
import { publicationShape, type Publication } from './publication.ts';
import type { Publisher } from './publisher.ts';

/** Publishing on every process of the site. */
export type Publishing = {
  /** Tells the other processes, then begins here; resolves once all have been told. */
  announce(publication: Publication): Promise<void>;
  /** Has everything asked for again, here and on the other processes. */
  announceAll(): Promise<void>;
  close(): Promise<void>;
};

const ONE = 'published';
const ALL = 'refreshed';

export async function startPublishing(parts: {
  publisher: Publisher;
  databaseUrl: string | null;
  database: SiteDatabase;
  log: LogLine;
}): Promise<Publishing> {
  const { publisher, databaseUrl: url, database, log } = parts;
  const news = await connectInstanceNews(
    { url, database, clock: systemClock, log },
    {
      onNews(topic, content) {
        if (topic === ALL) void publisher.applyAll();
        const publication = topic === ONE ? publicationShape.safeParse(content) : null;
        if (publication?.success) void publisher.apply(publication.data);
      },
      onGap: () => void publisher.applyAll(),
    },
  );
  return {
    async announce(publication) {
      await news.tell(ONE, publication);
      void publisher.apply(publication);
    },
    async announceAll() {
      await news.tell(ALL, null);
      await publisher.applyAll();
    },
    async close() {
      await news.close();
      await publisher.close();
    },
  };
}
