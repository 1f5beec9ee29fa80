import type { ContentProblems } from '#content/content-problems.ts';
import type {
  ConnectionTestResult,
  ContentSource,
  ContentSourceStatus,
} from '#content/reading/content-source.server.ts';
import { loadWrittenWords } from '#content/own-words/load-own-words.server.ts';
import type { WrittenWord } from '#content/own-words/to-own-words.ts';
import type { AccountService } from './accounts/start-accounts.ts';
import { createContentDoctor, type ContentDoctor } from './content-pages/content-doctor.ts';
import type { PageOrigin, PageOrigins } from './content-pages/page-origins.ts';
import { queryProducts, type ProductQuery } from './content-pages/query-products.ts';
import { systemClock, type SiteDatabase } from '#server/store/store.ts';
import type { CsvOptions, HandOff, InquiryService } from '#server/intake/intake.ts';
import type { VainSearches, VisitCounter } from '#server/measuring/measuring.ts';
import { createOwnerFigures, type OwnerFigures } from './figures/owner-figures.ts';
import { createOwnerInquiries, type OwnerInquiries } from './inquiries/owner-inquiries.ts';
import { createSavedFilters, type SavedFilters } from './inquiries/saved-filters.ts';
import { createOwnerOverview, type OwnerOverview } from './overview/owner-overview.ts';
import { readOwnContent, type OwnContentStep } from './own-content/own-content.ts';
import { readSiteLanguages, type SiteLanguages } from './own-content/site-languages.ts';
import { switchLanguage, type SwitchOutcome } from './own-content/switch-language.ts';
import type { PreviewLinks } from './preview/preview-links.ts';
import { sampleFileNames } from '#space/sample-file-names.ts';
import type { Publishing } from '#server/publishing/publishing.ts';
import type { OwnerSettings } from './owner-settings.ts';
import type { ContentConnection } from './stored-settings/content-connection.ts';
import type { CredentialChanges } from './stored-settings/credential-names.ts';

/** What the owner's screens can do, beyond accounts. */
export type OwnerServices = {
  accounts: AccountService;
  connection: ContentConnection;
  inquiries: OwnerInquiries;
  savedFilters: SavedFilters;
  destinations: HandOff;
  overview: OwnerOverview;
  figures: OwnerFigures;
  previewLinks: PreviewLinks;
  /** Whether a preview with drafts has a page there; true also while the content cannot be read. */
  hasDraftPage(path: string): Promise<boolean>;
  exportNewsletter(options: CsvOptions): Promise<string>;
  content: {
    /** What of the content is still the sample's; null while the space cannot be read. */
    ownContent(): Promise<OwnContentStep[] | null>;
    /** Which languages the space has, and which are public; null while it cannot be read. */
    languages(): Promise<SiteLanguages | null>;
    /** Makes a language of the sample public, or not, and waits until pages know of it. */
    switchLanguage(code: string, isOn: boolean): Promise<SwitchOutcome>;
    /** The own words of the space, as they are written. */
    ownWords(): Promise<WrittenWord[]>;
    status(): ContentSourceStatus;
    pages(): PageOrigin[];
    doctor: ContentDoctor;
    /** Tests the credentials in use, or those that they would be with these changes. */
    test(changes: CredentialChanges): Promise<ConnectionTestResult>;
    /** Asks for five product types, past everything that is kept. */
    queryProducts(): Promise<ProductQuery>;
    /** On every process: builds the client anew, has everything asked for again, then the pages built anew. */
    refresh: Publishing['refreshAll'];
    /** On every process: builds every page anew. @returns how many on this one */
    purge: Publishing['rebuildAll'];
  };
};

/** Puts the owner's tools together. */
export function createOwnerServices(parts: {
  settings: OwnerSettings;
  accounts: AccountService;
  connection: ContentConnection;
  database: SiteDatabase;
  inquiries: InquiryService;
  source: ContentSource;
  origins: PageOrigins;
  problems: ContentProblems;
  publishing: Publishing;
  previewLinks: PreviewLinks;
  visits: VisitCounter;
  vainSearches: VainSearches;
  hasDraftPage: OwnerServices['hasDraftPage'];
}): OwnerServices {
  const { settings, accounts, connection, database, inquiries, source, origins } = parts;
  const { problems, publishing } = parts;
  const doctor = createContentDoctor({ connection, problems, settings });
  const ownerInquiries = createOwnerInquiries(database, inquiries);

  async function switchSampleLanguage(code: string, isOn: boolean): Promise<SwitchOutcome> {
    const editorUrl = settings.content.source === 'sample' ? connection.editorAddress() : null;
    const found = await readSiteLanguages(source.reader());
    const language = found?.languages.find((each) => each.code === code);
    const [first] = found?.languages ?? [];
    if (editorUrl === null || !first || !found?.settingsId || !language || language.isDefault)
      return 'failed';
    const change = { code, isOn, defaultCode: first.code };
    const outcome = await switchLanguage(editorUrl, found.settingsId, change);
    if (outcome === 'done') await publishing.refreshAll();
    return outcome;
  }

  return {
    accounts,
    connection,
    previewLinks: parts.previewLinks,
    hasDraftPage: parts.hasDraftPage,
    inquiries: ownerInquiries,
    savedFilters: createSavedFilters(database),
    destinations: inquiries.handOff,
    figures: createOwnerFigures(database, {
      ...{ visits: parts.visits, vainSearches: parts.vainSearches },
      timeZone: settings.inquiries.timeZone ?? 'UTC',
    }),
    overview: createOwnerOverview({
      database,
      settings,
      inquiries,
      source,
      doctor,
      ownerInquiries,
      clock: systemClock,
    }),
    exportNewsletter: inquiries.newsletter.exportCsv,
    content: {
      ownContent: () => readOwnContent(source.reader(), sampleFileNames()),
      languages: () => readSiteLanguages(source.reader()),
      switchLanguage: switchSampleLanguage,
      ownWords: () => loadWrittenWords(source.reader()),
      status: () => source.status(),
      pages: () => origins.list(),
      doctor,
      test: (changes) =>
        Object.keys(changes).length === 0
          ? source.testConnection()
          : source.testConnection(connection.withChanges(changes)),
      queryProducts: () => queryProducts(connection.current()),
      refresh: publishing.refreshAll,
      purge: publishing.rebuildAll,
    },
  };
}
