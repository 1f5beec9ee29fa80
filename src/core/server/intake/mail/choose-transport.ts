import type { MailTransport } from './mail.ts';
import type { SesSettings } from './ses-client.ts';
import { createSesTransport } from './ses-transport.ts';
import { createSmtpTransport } from './smtp-transport.ts';

/** Mail settings, already checked: a transport is only named when all it needs is there. */
export type MailSettings = {
  transport: 'ses' | 'smtp' | 'none';
  /** Why, in words for the start of the log. */
  reason: string;
  /** EMAIL_TO: the owner. */
  to: readonly string[];
  /** SES_FROM_EMAIL, or MAIL_FROM for SMTP. */
  from: string;
  ses: SesSettings;
  smtpUrl: string | null;
};

/** The transport that the settings name; null for none: inquiries are then kept and shown in the owner's inbox. */
export function chooseTransport(settings: MailSettings): MailTransport | null {
  if (settings.transport === 'ses') return createSesTransport(settings.ses);
  if (settings.transport === 'smtp' && settings.smtpUrl !== null)
    return createSmtpTransport(settings.smtpUrl);
  return null;
}
