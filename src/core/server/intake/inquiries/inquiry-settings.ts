import type { Secrets } from '#server/store/store.ts';
import type { MailSettings } from '../mail/choose-transport.ts';
import type { CrmWebhookSettings } from '../mail/crm-webhook.ts';
import type { IntakeLimitSettings } from '../spam/intake-limits.ts';

/** The settings of the inquiry service. */
export type InquirySettings = {
  siteUrl: string;
  siteName: string;
  /** FORM_SECRET: links and forms that were signed with an earlier one are still good. Null: one is made and kept. */
  formSecrets: Secrets | null;
  trustedProxyCount: number;
  allowedOrigins: readonly string[];
  limits: IntakeLimitSettings;
  retentionDays: number | null;
  /** TIME_ZONE: where the owner's clock stands. Null: the browser's zone on screens, universal time in mails. */
  timeZone: string | null;
  mail: MailSettings;
  crmWebhook: CrmWebhookSettings | null;
  acknowledgement: boolean;
  /** MAIL_RESPONSE_DAYS: working days within which visitors hear back; 0 promises no time. */
  responseDays: number;
  /** Where visitors' own mail programs write to while the site cannot take a message; '' when none is set. */
  contactEmail: string;
};
