import type { Migration, SchemaOwner } from '#server/store/store.ts';
import { siteValues } from './001-site-values.ts';
import { inquiriesAndOutbox } from './002-inquiries-and-outbox.ts';
import { newsletterSubscriptions } from './003-newsletter-subscriptions.ts';
import { spamMemory } from './004-spam-memory.ts';
import { accounts } from './005-accounts.ts';
import { storedSettingsAndAudit } from './006-stored-settings-and-audit.ts';
import { rememberedSlugs } from './007-remembered-slugs.ts';
import { webhooksAndMeasuring } from './008-webhooks-and-measuring.ts';
import { inquirySearchTexts } from './009-inquiry-search-texts.ts';
import { ownerVisitsAndPreviewLinks } from './010-owner-visits-and-preview-links.ts';
import { redirects } from './011-redirects.ts';
import { inquiryContext } from './012-inquiry-context.ts';
import { inboxAndRoles } from './013-inbox-and-roles.ts';
import { handOff } from './014-hand-off.ts';
import { visitCounts } from './015-visit-counts.ts';
import { inquiryProject } from './016-inquiry-project.ts';
import { vainSearches } from './017-vain-searches.ts';
import { visitsBySession } from './018-visits-by-session.ts';
import { settledRights } from './019-settled-rights.ts';
import { renewedLeases } from './020-renewed-leases.ts';
import { boundsForStrangers } from './021-bounds-for-strangers.ts';
import { namesInHistory } from './022-names-in-history.ts';
import { languagesOfVisitors } from './023-languages-of-visitors.ts';

/** Every step of core's tables, in order. A new step goes to the end and takes the next number. */
export const allMigrations: readonly Migration[] = [
  siteValues,
  inquiriesAndOutbox,
  newsletterSubscriptions,
  spamMemory,
  accounts,
  storedSettingsAndAudit,
  rememberedSlugs,
  webhooksAndMeasuring,
  inquirySearchTexts,
  ownerVisitsAndPreviewLinks,
  redirects,
  inquiryContext,
  inboxAndRoles,
  handOff,
  visitCounts,
  inquiryProject,
  vainSearches,
  visitsBySession,
  settledRights,
  renewedLeases,
  boundsForStrangers,
  namesInHistory,
  languagesOfVisitors,
];

/** Everyone with tables in the store, core first: others may refer to its tables, and to no others (decision 154). */
export const siteSchema: readonly SchemaOwner[] = [{ owner: 'core', steps: allMigrations }];
