import { z } from 'zod';
import { formerSecrets } from '#server/store/store.ts';
import type { MailSettings } from '../mail/choose-transport.ts';
import type { CrmWebhookSettings } from '../mail/crm-webhook.ts';
import { parseMailbox } from '../mail/mail-addresses.ts';
import type { IntakeLimitSettings } from '../spam/intake-limits.ts';
import { cleanLine } from './clean-text.ts';
import { isEmailAddress, toWireAddress } from './email-address.ts';
import { isTimeZone } from './time-zone.ts';

/** The settings of the inquiry service. */
export type InquirySettings = {
  siteUrl: string;
  siteName: string;
  /** FORM_SECRET; null: one is made and kept in the store. */
  formSecret: string | null;
  /** FORMER_FORM_SECRETS: links and forms that were signed with one of them are still good. */
  formerFormSecrets: readonly string[];
  trustedProxyCount: number;
  allowedOrigins: readonly string[];
  limits: IntakeLimitSettings;
  retentionDays: number | null;
  /** TIME_ZONE: where the owner's clock stands. Null: the browser's zone on screens, universal time in mails. */
  timeZone: string | null;
  mail: MailSettings;
  crmWebhook: CrmWebhookSettings | null;
  /** HAND_OFF_STAND_IN: gets what is meant for destinations; null outside of tests. */
  handOffStandIn: string | null;
  acknowledgement: boolean;
  /** MAIL_RESPONSE_TIME: what follows "You will hear from us" in the acknowledgement; '' promises no time. */
  responseTime: string;
  /** Where visitors' own mail programs write to while the site cannot take a message; '' when none is set. */
  contactEmail: string;
};

/** One or more inquiry settings are unusable; each line names one and what to do. */
export class InquirySettingsError extends Error {
  override readonly name = 'InquirySettingsError';
}

const text = z.string().trim().default('');
const wholeNumber = (fallback: number, min: number, max: number) =>
  text
    .transform((value) => (value === '' ? fallback : Number(value)))
    .refine((value) => Number.isInteger(value) && value >= min && value <= max, {
      error: `must be a whole number from ${min} to ${max}`,
    });
const flag = text
  .transform((value) => value.toLowerCase())
  .refine((value) => ['', '0', '1', 'true', 'false', 'yes', 'no'].includes(value), {
    error: 'must be true or false',
  })
  .transform((value) => ['1', 'true', 'yes'].includes(value));
const list = text.transform((value) => value.split(/[\s,;]+/u).filter(Boolean));
const webAddress = text.refine(
  (value) => value === '' || /^https?:$/u.test(URL.parse(value)?.protocol ?? ''),
  {
    error: 'must be a web address that begins with https:// or http://',
  },
);

const ASCII_BEFORE_AT = 'with none but plain letters before the @';

/** A template marker that nobody has replaced counts as missing, not as wrong (part 1 section 5). */
const isLeftOver = (value: string) => value.includes('{{');
const isMailbox = (value: string) => isLeftOver(value) || isSendable(parseMailbox(value).address);
/** Many mail servers refuse letters outside ASCII before the @. */
const isSendable = (address: string) => isEmailAddress(address) && toWireAddress(address) !== null;
const mailbox = text.refine((value) => value === '' || isMailbox(value), {
  error: `must be an e-mail address such as site@example.com, ${ASCII_BEFORE_AT}`,
});

/** The settings of inquiries, mail, newsletter and privacy, by their names in the environment. */
export const inquirySettingsShape = {
  MAIL_TRANSPORT: text
    .transform((value) => value.toLowerCase())
    .refine((value) => ['', 'ses', 'smtp', 'none'].includes(value), {
      error: 'must be ses, smtp or none; leave it empty to choose by what is configured',
    }),
  EMAIL_TO: list.refine((addresses) => addresses.every(isMailbox), {
    error: `must be e-mail addresses such as owner@example.com, separated by commas, ${ASCII_BEFORE_AT}`,
  }),
  SES_FROM_EMAIL: mailbox,
  MAIL_FROM: mailbox,
  AWS_REGION: text,
  AWS_DEFAULT_REGION: text,
  AWS_ACCESS_KEY_ID: text,
  AWS_SECRET_ACCESS_KEY: text,
  AWS_SESSION_TOKEN: text,
  AWS_ENDPOINT_URL_SESV2: webAddress,
  SMTP_URL: text.refine(
    (value) => value === '' || /^smtps?:$/u.test(URL.parse(value)?.protocol ?? ''),
    {
      error:
        'must begin with smtp:// or smtps://, such as smtps://user:password@mail.example.com:465',
    },
  ),
  CONTACT_EMAIL: text.refine((value) => value === '' || isEmailAddress(value), {
    error: 'must be an e-mail address such as sales@example.com',
  }),
  MAIL_ACKNOWLEDGEMENT: flag,
  MAIL_RESPONSE_TIME: text
    .transform((value) => cleanLine(value).replace(/\.$/u, ''))
    .refine((value) => value.length <= 100, { error: 'must have at most 100 characters' }),
  CRM_WEBHOOK_URL: webAddress,
  CRM_WEBHOOK_SECRET: text,
  HAND_OFF_STAND_IN: text.refine(
    (value) => value === '' || /^http:\/\/(?:127\.0\.0\.1|localhost):\d{1,5}\/?$/u.test(value),
    { error: 'must be an address on this machine such as http://127.0.0.1:4000; it is for tests' },
  ),
  FORM_SECRET: text.refine((value) => value === '' || value.length >= 16, {
    error: 'must have at least 16 characters; leave it empty and the site makes one',
  }),
  FORMER_FORM_SECRETS: formerSecrets,
  ALLOWED_ORIGINS: list.refine(
    (origins) => origins.every((origin) => URL.parse(origin)?.origin === origin),
    { error: 'must be origins such as https://shop.example.com, separated by commas' },
  ),
  TRUSTED_PROXY_COUNT: wholeNumber(0, 0, 10),
  INTAKE_LIMIT_PER_CLIENT: wholeNumber(120, 1, 1_000_000),
  INTAKE_LIMIT_TOTAL: wholeNumber(6_000, 1, 10_000_000),
  RETENTION_DAYS: wholeNumber(0, 0, 36_500),
  TIME_ZONE: text.refine((value) => value === '' || isTimeZone(value), {
    error:
      'must be the name of a time zone such as Europe/Warsaw or America/New_York; leave it empty to show times in the zone of the browser',
  }),
};

const schema = z.object(inquirySettingsShape);

/**
 * Makes the service's settings out of the environment.
 * @throws InquirySettingsError naming every unusable setting
 */
export function parseInquirySettings(
  env: Record<string, string | undefined>,
  site: { siteUrl: string; siteName: string },
): InquirySettings {
  const parsed = schema.safeParse(env);
  if (!parsed.success) {
    throw new InquirySettingsError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`).join('\n'),
    );
  }
  const values = parsed.data;
  if (values.CRM_WEBHOOK_URL !== '' && values.CRM_WEBHOOK_SECRET === '') {
    throw new InquirySettingsError(
      'CRM_WEBHOOK_SECRET is missing: set it to a word that the CRM knows too.',
    );
  }
  const origin = URL.parse(site.siteUrl)?.origin;
  return {
    ...site,
    formSecret: values.FORM_SECRET || null,
    formerFormSecrets: values.FORMER_FORM_SECRETS,
    trustedProxyCount: values.TRUSTED_PROXY_COUNT,
    allowedOrigins: [...(origin ? [origin] : []), ...values.ALLOWED_ORIGINS],
    limits: { perClient: values.INTAKE_LIMIT_PER_CLIENT, total: values.INTAKE_LIMIT_TOTAL },
    retentionDays: values.RETENTION_DAYS || null,
    timeZone: values.TIME_ZONE || null,
    mail: chooseMail(values),
    crmWebhook:
      values.CRM_WEBHOOK_URL === ''
        ? null
        : { url: values.CRM_WEBHOOK_URL, secret: values.CRM_WEBHOOK_SECRET },
    handOffStandIn: values.HAND_OFF_STAND_IN || null,
    acknowledgement: values.MAIL_ACKNOWLEDGEMENT,
    responseTime: values.MAIL_RESPONSE_TIME,
    contactEmail: values.CONTACT_EMAIL,
  };
}

type Values = z.infer<typeof schema>;

/** Sends by what is asked for, else by what is configured: SES, then SMTP, else not at all. */
function chooseMail(values: Values): MailSettings {
  const asked = values.MAIL_TRANSPORT as MailSettings['transport'] | '';
  const lacks = {
    ses: missing(values, ['EMAIL_TO', 'SES_FROM_EMAIL']),
    smtp: missing(values, ['EMAIL_TO', 'SMTP_URL']),
  };
  if (asked === 'ses' || asked === 'smtp') {
    if (lacks[asked].length > 0) {
      throw new InquirySettingsError(
        `MAIL_TRANSPORT is ${asked}, but ${lacks[asked].join(' and ')} ${lacks[asked].length > 1 ? 'are' : 'is'} missing: set ${lacks[asked].length > 1 ? 'them' : 'it'}, or set MAIL_TRANSPORT=none to keep inquiries in the inbox only.`,
      );
    }
  }
  const found = lacks.ses.length === 0 ? 'ses' : lacks.smtp.length === 0 ? 'smtp' : 'none';
  const transport = asked === '' ? found : asked;
  const reasons = {
    ses: 'SES_FROM_EMAIL and EMAIL_TO are set',
    smtp: 'SMTP_URL and EMAIL_TO are set',
    none: `${lacks.ses.join(', ')} not set`,
  };
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = values;
  return {
    transport,
    reason: asked === '' ? reasons[transport] : 'MAIL_TRANSPORT asks for it',
    to: values.EMAIL_TO,
    from:
      transport === 'ses'
        ? values.SES_FROM_EMAIL
        : values.MAIL_FROM || values.SES_FROM_EMAIL || (values.EMAIL_TO[0] ?? ''),
    ses: {
      region: values.AWS_REGION || values.AWS_DEFAULT_REGION || 'us-east-1',
      endpoint: values.AWS_ENDPOINT_URL_SESV2 || null,
      credentials:
        accessKeyId && secretAccessKey
          ? { accessKeyId, secretAccessKey, sessionToken: values.AWS_SESSION_TOKEN || null }
          : null,
    },
    smtpUrl: values.SMTP_URL || null,
  };
}

function missing(values: Values, names: ('EMAIL_TO' | 'SES_FROM_EMAIL' | 'SMTP_URL')[]): string[] {
  return names.filter((name) => values[name].length === 0 || String(values[name]).includes('{{'));
}
