import { createContext } from 'react-router';
import type { TracedReader } from '#content/contentful/content-source.server.ts';
import type { Visitor } from './owner/accounts/account-provider.ts';
import type { Analytics } from './measuring/analytics/analytics.ts';
import type { InquiryFormResult } from './intake/inquiries/submit-inquiry-form.ts';
import type { Newsletter } from './intake/newsletter/newsletter.ts';
import type { NewsletterFormResult } from './intake/newsletter/submit-newsletter-form.ts';
import type { OwnerDesk } from './owner/owner-desk.ts';
import type { Settings } from './settings.ts';
import type { PreviewMode } from './owner/preview/preview-modes.ts';
import type { SocialCards } from './http/social-cards/social-cards.ts';
import type { SlugMemory } from './publishing/slug-memory/slug-memory.ts';
import type { VitalStore } from './measuring/vitals/vital-store.ts';

/** What visitors' browsers told, for the owner's screens. */
export type Measurements = { vitals: VitalStore; analytics: Analytics };

/** What a route's loader and action may use: one per request, made by the server. */
export type SiteContext = {
  settings: Settings;
  /** Reads content for this page, under one deadline. */
  reader: TracedReader;
  /** How this page is previewed; null for ordinary visitors. */
  preview: PreviewMode | null;
  /** Which state of the drafts a preview with drafts shows; null when that is unknown. */
  draftsVersion: Promise<string | null>;
  /** Whether set-up notices may show to this visitor (decision 10). */
  showNotices: boolean;
  /** Which entry's page once stood under which address. */
  slugs: SlugMemory;
  /** Draws the social cards of pages. */
  cards: SocialCards;
  /** Whether the newsletter can be subscribed to; otherwise the contact form stands in its place (decision 21). */
  newsletterAvailable: boolean;
  /** What the links of its mails do; each answers whether the link was good. */
  newsletter: Pick<Newsletter, 'confirm' | 'unsubscribe'>;
  /** Takes in an enquiry that was posted as a plain form. */
  submitInquiry: (form: FormData) => Promise<InquiryFormResult>;
  /** Takes in a request for the newsletter that was posted as a plain form. */
  submitNewsletter: (form: FormData) => Promise<NewsletterFormResult>;
  /** What the owner's screens work with; their routes check the account first. */
  owner: OwnerDesk;
  measurements: Measurements;
  /** Who sent the request, as far as accounts are concerned. */
  visitor: Visitor;
};

export const siteContext = createContext<SiteContext>();
