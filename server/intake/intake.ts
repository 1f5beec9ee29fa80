/** Taking in inquiries and newsletter requests, and sending mail. What other parts may use of it. */
export { formsContext } from './forms-context.ts';
export { cleanLine } from './inquiries/clean-text.ts';
export { toWireAddress } from './inquiries/email-address.ts';
export {
  InquirySettingsError,
  inquirySettingsShape,
  parseInquirySettings,
  type InquirySettings,
} from './inquiries/inquiry-settings.ts';
export type { InquiryRow } from './inquiries/inquiry-tables.ts';
export type { OwnerInbox } from './inquiries/owner-inbox.ts';
export { eraseByEmail, exportByEmail } from './inquiries/personal-data.ts';
export type { ReadPost } from './inquiries/post-meta.ts';
export { readPlainForm } from './inquiries/read-plain-form.ts';
export { foldForSearch } from './inquiries/search-texts.ts';
export { startInquiryService, type InquiryService } from './inquiries/start-inquiry-service.ts';
export { dayStartMs, isTimeZone, zonedIso } from './inquiries/time-zone.ts';
export { toCsv } from './inquiries/to-csv.ts';
export type { MailSettings } from './mail/choose-transport.ts';
export { DeliveryError } from './mail/delivery-error.ts';
export { escapeHtml } from './mail/escape-html.ts';
export type { Mail } from './mail/mail.ts';
export type { OutboxLane, OutboxRow, OutboxState } from './mail/outbox-tables.ts';
export { KyselyRateLimiter } from './spam/kysely-rate-limiter.ts';
