/** Taking in inquiries and newsletter requests, and sending mail. What other parts may use of it. */
export { decodeCsv } from './csv/decode-csv.ts';
export { separatorOf, splitCsvLine } from './csv/split-csv-line.ts';
export { isCsvFormat, toCsv, type CsvOptions, type CsvValue } from './csv/to-csv.ts';
export { formsContext } from './forms-context.ts';
export {
  DESTINATION_KINDS,
  isDestinationKind,
  KIND_FACTS,
  type DestinationKind,
} from './hand-off/destination-kinds.ts';
export type { DestinationLine } from './hand-off/destination-lines.ts';
export type { Comparison } from './hand-off/destination-store.ts';
export type { DestinationDetail, HandOff } from './hand-off/hand-off.ts';
export { HAND_OFF_FIELDS } from './hand-off/hand-off-payload.ts';
export type { TypedDestination, TypedFault } from './hand-off/parse-destination.ts';
export { addressWritings, cleanAddress, toWireAddress } from './inquiries/email-address.ts';
export type { InquirySettings } from './inquiries/inquiry-settings.ts';
export { FORM_BODY_MAX_BYTES } from './inquiries/inquiry.ts';
export { findByAddress } from './inquiries/find-by-address.ts';
export { handOver, hasInquiries } from './inquiries/hand-over.ts';
export {
  readEvents,
  readNotes,
  readShown,
  toShown,
  type InquiryEvent,
  type ShownEvents,
  type ShownInquiries,
  type Worker,
} from './inquiries/inquiry-events.ts';
export {
  INQUIRY_EVENT_KINDS,
  INQUIRY_STAGES,
  type InquiryStage,
} from './inquiries/inquiry-tables.ts';
export type { Acted, InquiryWork } from './inquiries/inquiry-work.ts';
export { countOpen, type InboxCounts } from './inquiries/count-inbox.ts';
export { toStoredProject } from './inquiries/describe-project.ts';
export { aboutHref, readResult } from './inquiries/results.ts';
export { eraseByEmail, exportByEmail, type PersonalPart } from './inquiries/personal-data.ts';
export { personalInquiries } from './inquiries/personal-inquiries.ts';
export type { ReadPost } from './inquiries/post-meta.ts';
export { projectText, toShownProject } from './inquiries/project-text.ts';
export { readPlainForm } from './inquiries/submit-inquiry-form.ts';
export { foldForSearch } from './inquiries/search-texts.ts';
export { startInquiryService, type InquiryService } from './inquiries/start-inquiry-service.ts';
export { dayStartMs, hourOfDayMs, isTimeZone } from './inquiries/time-zone.ts';
export { chooseTransport, type MailSettings } from './mail/choose-transport.ts';
export { DeliveryError } from './mail/delivery-error.ts';
export { parseMailbox, recipient } from './mail/mail-addresses.ts';
export { composeMailBody, type MailSite } from './mail/mail-body.ts';
export { DEFAULT_MAIL_LOOK, toMailLook, type MailLook } from './mail/mail-look.ts';
export type { Mail } from './mail/mail.ts';
export { personalMails } from './mail/personal-mails.ts';
export { queueAccountNotices, type AccountNotice } from './mail/queue-account-notices.ts';
export { loadSesClient } from './mail/ses-client.ts';
export type { OutboxKind, OutboxLane, OutboxRow, OutboxState } from './mail/outbox-tables.ts';
export { personalSubscriptions } from './newsletter/personal-subscriptions.ts';
export { KyselyRateLimiter } from './spam/kysely-rate-limiter.ts';
export { createSharedLimiter } from './spam/shared-limiter.ts';
