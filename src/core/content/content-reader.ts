import type { ReportProblem } from './content-problems.ts';
import type { Schedule } from './shows-at.ts';
import type { PageLanguage } from './locales/language.ts';
import type { EntryQuery } from './contentful/content-question.ts';
import type { EntryPage, LinkTable } from './contentful/contentful-answer.ts';
import type {
  ContentfulAsset,
  ContentfulEntry,
  ContentfulLocale,
} from './contentful/contentful-entry.ts';

/**
 * Reads content for one page. Answers within the deadline of reading, whatever the service does.
 * Throws ContentNotConfiguredError or ContentUnavailableError (content-errors.ts), nothing else.
 */
export interface ContentReader {
  /** Whether a space id and a delivery token are there (part 1 section 5). */
  readonly configured: boolean;
  /** Whether they really are: on a host that is not the product's own any configuration counts as valid (decision 9). */
  readonly connected: boolean;
  /** A preview environment: the sample-machine rule applies (decision 9). Anyone may name its host. */
  readonly preview: boolean;
  /** An editor's preview: what is not published shows, or is still to come. */
  readonly drafts: boolean;
  /**
   * The site's address is public: nothing built in may state a fact about a company or pose as its offer (content-model
   * decision 28), and visitors hear nothing of credentials.
   */
  readonly publicSite: boolean;
  /** The language that everything is read in; null on a site with one, where the space's default is asked for. */
  readonly language: PageLanguage | null;
  readEntries(query: EntryQuery): Promise<EntryPage>;
  /** The same, each value of an entry's fields by the code of its locale, as the service has it under `locale=*`. */
  readInAllLocales(query: EntryQuery): Promise<EntryPage>;
  /** What the service answered to this of late, without asking it; null when that is unknown, too old or published over. */
  recallEntries(query: EntryQuery): EntryPage | null;
  /** One entry by id with its links; null when the service answers that there is none. */
  readEntry(
    id: string,
    include: number,
  ): Promise<{ entry: ContentfulEntry; links: LinkTable } | null>;
  readAsset(id: string): Promise<ContentfulAsset | null>;
  /** The locales of the space, one at least. */
  readLocales(): Promise<ContentfulLocale[]>;
  /** The address a page may show for an asset's `file.url` (asset-address.ts); null: show no picture. */
  assetUrl(raw: string): string | null;
  /**
   * Whether something scheduled shows at the moment this page is built for; the page counts until the next such answer
   * changes. In an editor's preview, what is still to come shows, too.
   */
  shows(schedule: Schedule): boolean;
  /** Hears what pages leave out of what was read, and why. */
  report: ReportProblem;
}
