import { createContext } from 'react-router';
import type { TracedReader } from '#content/reading/content-source.server.ts';
import type { PageLanguage } from '#content/locales/language.ts';
import type { SiteSettings } from '#content/site-settings/site-settings.ts';
import type { Wording } from '#copy/wording.ts';
import type { AnalyticsSettings } from '#server/measuring/measuring.ts';
import type { PreviewMode, ContentSettings } from '#server/owner/owner.ts';
import type { OldAddresses } from '../feature-server.ts';
import type { SlugMemory } from '#server/publishing/publishing.ts';
import type { InlineCode } from './security/content-security-policy.ts';

/** What pages know of the site's settings. */
export type PageSettings = {
  siteUrl: string;
  siteName: string;
  isPublic: boolean;
  content: ContentSettings;
  setupNotices: 'everyone' | 'editors';
  inquiries: { contactEmail: string };
  operation: {
    analytics: AnalyticsSettings;
    serviceWorker: boolean;
  };
};

/** Why a post is not taken: it came from another site, is too long, or is no form. */
export type PostRefusal = 403 | 413 | 415;

/** What the loader of a page works with. */
export type PageContext = {
  settings: PageSettings;
  /** Reads content for this page, under one deadline. */
  reader: TracedReader;
  /** What the owner words about the site as a whole; asked for once per page, when somebody wants it. */
  siteSettings(): Promise<SiteSettings>;
  /** The language of the page, among those of the site. */
  language: PageLanguage;
  /** The interface words of the page's language. */
  wording: Wording;
  /** How this page is previewed; null for ordinary visitors. */
  preview: PreviewMode | null;
  /** Which state of the drafts a preview with drafts shows; null when that is unknown. */
  draftsVersion: Promise<string | null>;
  /** Whether set-up notices may show to this visitor (decision 10). */
  showNotices: boolean;
  /** What is to be said of a content client that could not be made three times in a row; null while there is none to say. */
  clientNotice(): { title: string; description: string } | null;
  /** Which entry's page once stood under which address. */
  slugs: SlugMemory;
  /** Where addresses without a page lead. */
  oldAddresses: Pick<OldAddresses, 'find'>;
  /** The page says that a post was not taken, in place of what it would show; null where nothing is refused. */
  refusal: PostRefusal | null;
};

export const pageContext = createContext<PageContext>();

/** Takes the inline code of a page while it is rendered, for its policy to allow. */
export const inlineCodeContext = createContext<InlineCode>();

/** Takes what was thrown while a page was rendered; the page goes on without the part that threw. */
export const renderErrorContext = createContext<(error: unknown, request: Request) => void>();
