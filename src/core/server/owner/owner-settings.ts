import type { InquirySettings } from '#server/intake/intake.ts';
import type { AnalyticsSettings } from '#server/measuring/measuring.ts';
import type { AccountSettings } from './accounts/account-settings.ts';
import type { ContentSettings } from './stored-settings/content-settings.ts';

/** What the owner's side knows of the site's settings. */
export type OwnerSettings = {
  siteUrl: string;
  siteName: string;
  dataDir: string;
  databaseUrl: string | null;
  content: ContentSettings;
  inquiries: InquirySettings;
  accounts: AccountSettings;
  operation: { webhookSecrets: readonly string[]; analytics: AnalyticsSettings };
};
