import type {
  ConnectionTestResult,
  ContentSource,
  ContentSourceStatus,
} from '#content/contentful/content-source.server.ts';
import type { AccountService } from './accounts/start-accounts.ts';
import { createContentDoctor, type ContentDoctor } from './content-pages/content-doctor.ts';
import type { PageOrigin, PageOrigins } from './content-pages/page-origins.ts';
import type { SiteDatabase } from './database/open-database.ts';
import type { InquiryService } from './inquiries/start-inquiry-service.ts';
import { createInquiryDesk, type InquiryDesk } from './inquiry-desk/inquiry-desk.ts';
import type { PageCache } from './page-cache/page-cache.ts';
import type { Settings } from './settings.ts';
import type { ContentConnection } from './stored-settings/content-connection.ts';
import type { CredentialChanges } from './stored-settings/credential-names.ts';

/** What the owner's screens can do, beyond accounts. */
export type OwnerDesk = {
  accounts: AccountService;
  connection: ContentConnection;
  inquiries: InquiryDesk;
  exportNewsletter(): Promise<string>;
  content: {
    status(): ContentSourceStatus;
    pages(): PageOrigin[];
    doctor: ContentDoctor;
    /** Tests the credentials in use, or those that they would be with these changes. */
    test(changes: CredentialChanges): Promise<ConnectionTestResult>;
    /** Builds the client anew and has everything asked for again, then the pages built anew. */
    refresh: ContentSource['refresh'];
    /** Builds every page anew. @returns how many */
    purge(): Promise<number>;
  };
};

/** How long a save waits for pages to be built anew; they go on being built after. */
const REBUILD_WAIT_MS = 3_000;

/** Puts the owner's tools together, and has pages follow a change of the connection. */
export function createOwnerDesk(parts: {
  settings: Settings;
  accounts: AccountService;
  connection: ContentConnection;
  database: SiteDatabase;
  inquiries: InquiryService;
  source: ContentSource;
  pages: PageCache;
  origins: PageOrigins;
}): OwnerDesk & { stop(): void } {
  const { settings, accounts, connection, database, inquiries, source, pages, origins } = parts;
  const doctor = createContentDoctor({ connection, settings });
  const rebuild = async () => {
    const building = pages.purge('all');
    await Promise.race([
      building,
      new Promise((resolve) => setTimeout(resolve, REBUILD_WAIT_MS).unref()),
    ]);
  };
  const stop = connection.onChange(async () => {
    source.configure(connection.current());
    await rebuild();
  });
  return {
    accounts,
    connection,
    inquiries: createInquiryDesk(database, inquiries.inbox),
    exportNewsletter: () => inquiries.newsletter.exportCsv(),
    content: {
      status: () => source.status(),
      pages: () => origins.list(),
      doctor,
      test: (changes) =>
        Object.keys(changes).length === 0
          ? source.testConnection()
          : source.testConnection(connection.withChanges(changes)),
      async refresh() {
        const result = await source.refresh();
        await rebuild();
        return result;
      },
      purge: async () => (await pages.purge('all')).length,
    },
    stop,
  };
}
