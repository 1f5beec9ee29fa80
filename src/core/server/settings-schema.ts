import { z } from 'zod';
import { isTimeZone } from '#server/intake/intake.ts';
import { parseAnalytics } from '#server/measuring/measuring.ts';
import {
  addressWith,
  checked,
  choice,
  choiceOrNone,
  emailAddress,
  flag,
  hostName,
  isLeftOver,
  list,
  mailbox,
  mailboxes,
  matching,
  origins,
  secret,
  secrets,
  serviceHost,
  SECRETS,
  text,
  wholeNumber,
} from './setting-kinds.ts';

const FROM_OPENSSL = ', for example the output of: openssl rand -base64 32';
const LET_THE_SITE = '; leave it empty and the site makes one';
const CHOSEN = '; leave it empty to choose by what is configured';

const address = {
  PORT: wholeNumber(3000, 0, 65_535).describe('Port to listen on.'),
  HOST: text
    .transform((value) => value || '127.0.0.1')
    .describe('Address to listen on: 127.0.0.1 for this machine only, 0.0.0.0 for all.'),
  SITE_URL: checked(
    isWebOrigin,
    'must be the full address of the site without a path, such as https://www.example.com',
  ).describe(
    'The public address of the site, without a path. Used for canonical links, cards and the sitemap. On an address that strangers can reach, no placeholder is shown for what the owner has not filled in, and pages are marked noindex until the content is the owner’s. Empty: http://localhost:PORT',
  ),
  SITE_NAME: text
    .transform((value) => value || 'Vending Solutions')
    .describe('The brand in page titles, header and footer, unless the content names one.'),
};

const data = {
  DATA_DIR: text
    .transform((value) => value || './data')
    .describe('Folder for the SQLite database and for the last good copies of content.'),
  DATABASE_URL: matching(
    /^postgres(ql)?:\/\//u,
    'must begin with postgres:// or postgresql://; leave it empty to use SQLite in DATA_DIR',
  )
    // A comma of a password stands before the @.
    .refine((value) => !/^\w+:\/\/(?:[^/?]*@|(?![^/?]*@))[^@/?]*,/u.test(value), {
      error:
        'must name one host: the one that leads to the primary also after a fail-over, such as a proxy or a virtual address',
    })
    .describe(
      'A PostgreSQL address with one host (postgresql://user:password@host/name). Empty: SQLite in DATA_DIR.',
    ),
};

const content = {
  CONTENT_SOURCE: choiceOrNone(['contentful', 'sample', 'none'], CHOSEN).describe(
    'contentful, sample or none. Empty: contentful when a space id and a delivery token are set; else the sample space on a local address, and the built-in site on a public SITE_URL.',
  ),
  CONTENTFUL_SPACE_ID: text
    .refine((value) => value === '' || isLeftOver(value) || /^[\w-]{1,64}$/u.test(value), {
      error: 'must be a space id: letters, digits, hyphens and underscores only',
    })
    .describe(
      'This and the tokens are from Contentful: Settings > API keys. A value that still holds "{{" counts as missing.',
    ),
  CONTENTFUL_DELIVERY_TOKEN: text,
  CONTENTFUL_PREVIEW_TOKEN: text,
  CONTENTFUL_MANAGEMENT_TOKEN: text,
  CONTENTFUL_ENVIRONMENT_ID: matching(/^[\w.-]{1,64}$/u, 'must be an environment id such as master')
    .transform((value) => value || 'master')
    .describe('The environment of the space.'),
  CONTENTFUL_HOST: serviceHost.describe(
    'Another delivery service, as host or host:port, with http:// before it for plain HTTP, which is implied for one on this machine. Empty: Contentful’s own.',
  ),
  CONTENTFUL_PREVIEW_HOST: hostName.describe(
    'Its preview counterpart, as host or host:port, asked in the same way. Empty: Contentful’s own.',
  ),
  CONTENTFUL_LOCALE_BASED_PUBLISHING: flag.describe(
    'true when the space publishes each locale by itself (Contentful: Settings > Locales > Locale-based publishing): what is not published in a language is then not shown in it.',
  ),
  FIXED_IDS: list
    .refine(areFixedIds, {
      error:
        'must name ids as contact:ID, about:ID, goals:ID or footer-logo:ID, several with spaces between them, and only contact more than once',
    })
    .describe(
      'What is read by id (docs/specification/content-model.md, “Fixed ids”), such as contact:1a2B3c about:4d5E6f. The entries of the contact page, tried in order (contact:ID contact:ID), of the about page (about:ID) and of the business goals page (goals:ID); what is not named is the newest entry of its type. The asset of the footer’s logo (footer-logo:ID), else the site’s own mark.',
    ),
};

const inquiries = {
  EMAIL_TO: mailboxes.describe(
    'Who receives inquiries; several addresses with commas. They are sent through Amazon SES when SES_FROM_EMAIL is set, else through SMTP_URL; with neither they wait in the owner’s inbox.',
  ),
  SES_FROM_EMAIL: mailbox.describe(
    'The verified sender of Amazon SES. AWS credentials are found as usual: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, a profile, or a role.',
  ),
  AWS_REGION: text.transform((value) => value || 'us-east-1').describe('Where SES sends from.'),
  SMTP_URL: addressWith(
    /^smtps?:$/u,
    'must begin with smtp:// or smtps://, such as smtps://user:password@mail.example.com:465',
  ).describe('smtps://user:password@mail.example.com:465'),
  MAIL_FROM: mailbox.describe('The sender for SMTP. Empty: the first of EMAIL_TO.'),
  CONTACT_EMAIL: emailAddress.describe(
    'Where visitors’ own mail programs write to while the site cannot take a message, when the contact page of the content names no email address. It stands in the pages for everyone to read. Empty: visitors are told to try again.',
  ),
  MAIL_ACKNOWLEDGEMENT: flag.describe(
    'true sends the visitor an acknowledgement with a copy of the message, without the web and email addresses in it.',
  ),
  MAIL_RESPONSE_DAYS: wholeNumber(0, 0, 100).describe(
    'Within how many working days visitors hear back, as the acknowledgement says in the language of each; 0 promises no time.',
  ),
  CRM_WEBHOOK_URL: addressWith(
    /^https?:$/u,
    'must be a web address that begins with https:// or http://',
  ).describe(
    'Every inquiry is also posted here, signed with the secret. More ways are under /admin/destinations.',
  ),
  // One of the CRM's own may be shorter.
  CRM_WEBHOOK_SECRET: text.clone().register(SECRETS, { min: 16 }),
  FORM_SECRET: secrets(16, LET_THE_SITE).describe(
    'Signs form tokens and the links in newsletter mails; at least 16 characters. Earlier values behind it, separated by commas: links that they signed stay good. Empty: made once and kept in the database.',
  ),
  ALLOWED_ORIGINS: origins('https://shop.example.com').describe(
    'Further origins that may post inquiries, beside SITE_URL.',
  ),
  TRUSTED_PROXY_COUNT: wholeNumber(0, 0, 10).describe(
    'How many reverse proxies stand in front; their X-Forwarded-For is believed that far.',
  ),
  INTAKE_LIMIT_PER_CLIENT: wholeNumber(120, 1, 1_000_000).describe(
    'Most inquiries within ten minutes from one client; beyond fifty times as many from all together, only with a proof of work or from a form that was open before.',
  ),
  RETENTION_DAYS: wholeNumber(0, 0, 36_500).describe(
    'Inquiries are deleted after so many days; 0 keeps them.',
  ),
  TIME_ZONE: checked(
    isTimeZone,
    'must be the name of a time zone such as Europe/Warsaw or America/New_York; leave it empty to show times in the zone of the browser',
  ).describe(
    'The zone of the owner’s times, in mails, under /admin and in exports, such as Europe/Warsaw. Empty: the zone of the browser under /admin, universal time (UTC) in mails.',
  ),
};

const accounts = {
  AUTH_SECRET: secrets(32, FROM_OPENSSL).describe(
    'At least 32 characters, for example from: openssl rand -base64 32. Signs sessions, second factors and preview links (npm run preview:link -- /path). Empty: one is made and kept in the database; set it so that a copy of the database alone is not enough to make a session. A change ends every session; for one start, put the earlier value behind the new one after a comma, so that second factors set up under it can still be read and preview links stay good (docs/guides/accounts.md).',
  ),
  SETTINGS_KEY: secrets(32, FROM_OPENSSL).describe(
    'Seals what is entered under /admin/environment-variables. Empty: nothing can be stored there. Keep it with your other secrets: without it, what was stored has to be entered again. After a change, put the earlier value behind the new one for one start.',
  ),
  SECOND_FACTOR: choice(['optional', 'required'], 'optional').describe(
    'optional or required. Required: an account without a second factor can do nothing but set one up.',
  ),
};

const publishing = {
  WEBHOOK_SECRET: matching(
    /^[0-9A-Za-z+/=_-]{64}$/u,
    'must have exactly 64 characters of 0-9 a-z A-Z + / = _ -, the same as in Contentful under Settings > Webhooks',
  )
    .register(SECRETS, { min: 64 })
    .describe(
      'The signing secret of the webhook to /api/webhooks/contentful: 64 characters of 0-9 a-z A-Z + / = _ -, the same as in Contentful under Settings > Webhooks. Empty: no webhook is taken, and published content shows within minutes.',
    ),
  PRODUCT_DOMAIN: text
    .transform((value) => value.toLowerCase())
    .refine((value) => value === '' || /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/u.test(value), {
      error: 'must be a domain without scheme, port or path, such as example.com',
    })
    .describe(
      'The product’s own domain. Any host beside it and its subdomains is a preview environment. Empty: the host of SITE_URL without www; on a local address every host counts as the site’s own.',
    ),
  SETUP_NOTICES: choiceOrNone(['everyone', 'editors'], '').describe(
    'Who sees set-up notices on pages: everyone or editors (previews and signed-in accounts). Empty: everyone on an address that only this machine or a private network can reach, editors on a public SITE_URL.',
  ),
  ANALYTICS: text
    .transform((value, context) => {
      const settings = parseAnalytics(value);
      if (settings !== null) return settings;
      context.addIssue(
        'must be none, own, google: with a tag id such as google:G-AB12CD34EF, plausible, or plausible: with the origin of another Plausible service such as plausible:https://plausible.example.com',
      );
      return z.NEVER;
    })
    .describe(
      'Who counts visits: none, own (the site itself), google:G-AB12CD34EF (its tag id), plausible (plausible.io, where the host of SITE_URL is known), or plausible:https://plausible.example.com. Nothing is loaded from others before the visitor agrees. Empty: none.',
    ),
};

const operation = {
  LOG_LEVEL: choice(
    ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
    'info',
  ).describe('fatal, error, warn, info, debug, trace or silent.'),
  METRICS_TOKEN: secret(16, '').describe(
    'At least 16 characters. Whoever sends it as bearer token may read /metrics. Empty: there is no such page.',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: addressWith(
    /^https?:$/u,
    'must be the address of a collector, such as http://127.0.0.1:4318',
  ).describe(
    'Traces of pages and inquiries for an OpenTelemetry collector (OTLP over HTTP). Empty: none are made. What a visitor wrote is in none.',
  ),
  OTEL_TRACES_SAMPLER_ARG: text
    .transform((value) => (value === '' ? 1 : Number(value)))
    .refine((ratio) => ratio >= 0 && ratio <= 1, {
      error: 'must be the share of requests to trace, from 0 to 1, such as 0.1',
    })
    .describe('The share of requests that are traced: 0 to 1.'),
  DRAIN_SECONDS: wholeNumber(0, 0, 60).describe(
    'Seconds for which the site still answers after it was told to stop, while /health/ready already says 503: so long a load balancer has to notice. For several instances behind one that asks /health/ready, a little more than its interval. Whoever starts the site has to give it 10 s more before it is killed (systemd unit and compose file: 15 s in all).',
  ),
  SERVICE_WORKER: choice(['on', 'off'], 'on').describe(
    'With off, browsers that have the service worker drop it and every page it kept, with the next page they load.',
  ),
};

/**
 * Every setting, by its name in the environment, in the order of .env.example, which is written from here
 * (`npm run settings:example`). A description is for whoever runs the site; defaults are added to it.
 */
export const SETTING_GROUPS: Readonly<Record<string, Readonly<Record<string, z.ZodType>>>> = {
  Address: address,
  Data: data,
  Content: content,
  'Inquiries and mail': inquiries,
  'Accounts and the admin area': accounts,
  'Publishing, preview, visits': publishing,
  Operation: operation,
};

/** All of them as one schema. */
export const settingsSchema = z.object({
  ...address,
  ...data,
  ...content,
  ...inquiries,
  ...accounts,
  ...publishing,
  ...operation,
});

/** What the schema makes of an environment. */
export type SettingValues = z.infer<typeof settingsSchema>;

function areFixedIds(ids: readonly string[]): boolean {
  const once = ids.map((id) => id.split(':')[0]).filter((name) => name !== 'contact');
  return (
    new Set(once).size === once.length &&
    ids.every((id) => /^(?:contact|about|goals|footer-logo):[\w.-]{1,64}$/u.test(id))
  );
}

function isWebOrigin(value: string): boolean {
  const url = URL.parse(value);
  return (
    url !== null &&
    /^https?:$/u.test(url.protocol) &&
    url.pathname === '/' &&
    url.search === '' &&
    url.username === ''
  );
}
