import { isIP } from 'node:net';
import type { AccountSettings, ContentSettings, ContentSourceName } from '#server/owner/owner.ts';
import { CREDENTIAL_NAMES } from '#server/owner/owner.ts';
import type { InquirySettings, MailSettings } from '#server/intake/intake.ts';
import type { AnalyticsSettings, TraceSettings } from '#server/measuring/measuring.ts';
import { toServiceHost } from '#content/contentful/service-hosts.ts';
import { isPublicAddress } from './is-public-address.ts';
import { isLeftOver } from './setting-kinds.ts';
import { FORMER_NAMES } from './setting-names.ts';
import { settingsSchema, type SettingValues } from './settings-schema.ts';

export type Settings = {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | null;
  siteUrl: string;
  /** Whether strangers can reach that address: then nothing built in that states a fact is shown (decision 28). */
  isPublic: boolean;
  siteName: string;
  content: ContentSettings;
  /** Who sees set-up notices: everyone, or only previews and signed-in editors (decision 10). */
  setupNotices: 'everyone' | 'editors';
  logLevel: string;
  inquiries: InquirySettings;
  accounts: AccountSettings;
  operation: OperationSettings;
};

/** One or more settings are unusable. Each message names the setting and what to do. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** Publishing, preview, measuring and watching: everything beside pages and inquiries. */
type OperationSettings = {
  /** What webhooks may be signed with; empty: none is taken. The sample space adds its own. */
  webhookSecrets: string[];
  /** The product's own domain; null where every host counts as it (content-model decision 9). */
  productDomain: string | null;
  analytics: AnalyticsSettings;
  /** Whoever sends it may read /metrics; null: there is no such page. */
  metricsToken: string | null;
  /** Whether browsers keep read pages for when they are offline; false takes the service worker away from all. */
  serviceWorker: boolean;
  /** How long it still answers after it was told to stop, while /health/ready says that it goes, in seconds. */
  drainSeconds: number;
  /** Where traces go; null: none are made. */
  traces: Pick<TraceSettings, 'endpoint' | 'ratio'> | null;
};

type Environment = Record<string, string | undefined>;

/** So many clients may reach their limit before all together do. */
const CLIENTS_AT_THEIR_LIMIT = 50;

/** Whether an address can only be reached from the machine itself. */
export function isLoopback(siteUrl: string): boolean {
  const host = new URL(siteUrl).hostname;
  return (
    host === 'localhost' ||
    host === '[::1]' ||
    host.endsWith('.localhost') ||
    (isIP(host) === 4 && host.startsWith('127.'))
  );
}

/**
 * Reads the environment once, through the schema.
 * @param env the process environment
 * @returns the settings, with the content source decided and its reason in words
 * @throws SettingsError naming every unusable setting and what to do
 */
export function parseSettings(env: Environment): Settings {
  const parsed = settingsSchema.safeParse(withPresentNames(env));
  if (!parsed.success)
    throw new SettingsError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`).join('\n'),
    );
  const values = parsed.data;
  if (values.CRM_WEBHOOK_URL && !values.CRM_WEBHOOK_SECRET)
    throw new SettingsError(
      'CRM_WEBHOOK_SECRET is missing: set it to a word that the CRM knows too.',
    );
  const siteUrl = (values.SITE_URL || `http://localhost:${values.PORT}`).replace(/\/$/u, '');
  const isPublic = isPublicAddress(siteUrl);
  const site = { siteUrl, siteName: values.SITE_NAME };
  const shared = { ...site, trustedProxyCount: values.TRUSTED_PROXY_COUNT };
  const { origin } = new URL(siteUrl);
  return {
    ...site,
    port: values.PORT,
    host: values.HOST,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL || null,
    isPublic,
    content: contentSettings(values, siteUrl, env),
    setupNotices: values.SETUP_NOTICES ?? (isPublic ? 'editors' : 'everyone'),
    logLevel: values.LOG_LEVEL,
    inquiries: {
      ...shared,
      formSecrets: values.FORM_SECRET,
      allowedOrigins: [origin, ...values.ALLOWED_ORIGINS],
      limits: {
        perClient: values.INTAKE_LIMIT_PER_CLIENT,
        total: values.INTAKE_LIMIT_PER_CLIENT * CLIENTS_AT_THEIR_LIMIT,
      },
      retentionDays: values.RETENTION_DAYS || null,
      timeZone: values.TIME_ZONE || null,
      mail: mailSettings(values),
      crmWebhook: values.CRM_WEBHOOK_URL
        ? { url: values.CRM_WEBHOOK_URL, secret: values.CRM_WEBHOOK_SECRET }
        : null,
      acknowledgement: values.MAIL_ACKNOWLEDGEMENT,
      responseDays: values.MAIL_RESPONSE_DAYS,
      contactEmail: values.CONTACT_EMAIL,
    },
    accounts: {
      ...shared,
      authSecrets: values.AUTH_SECRET,
      settingsKeys: values.SETTINGS_KEY,
      secondFactorRequired: values.SECOND_FACTOR === 'required',
      allowedOrigins: [origin],
    },
    operation: operationSettings(values, siteUrl),
  };
}

/** The environment with the values of earlier names under the present ones, where those are not set. */
function withPresentNames(env: Environment): Environment {
  const renamed = { ...env };
  for (const [former, name] of Object.entries(FORMER_NAMES))
    renamed[name] = env[name]?.trim() || env[former];
  return renamed;
}

function contentSettings(
  values: SettingValues,
  siteUrl: string,
  env: Environment,
): ContentSettings {
  const present = (value: string) => (isLeftOver(value) ? '' : value);
  const fixedIds = (of: string) =>
    values.FIXED_IDS.filter((id) => id.startsWith(`${of}:`)).map((id) => id.slice(of.length + 1));
  const missing = (['CONTENTFUL_SPACE_ID', 'CONTENTFUL_DELIVERY_TOKEN'] as const).filter(
    (name) => present(values[name]) === '',
  );
  const service = toServiceHost(values.CONTENTFUL_HOST);
  return {
    ...chooseSource(values.CONTENT_SOURCE, missing, siteUrl),
    missing,
    asked: values.CONTENT_SOURCE !== null,
    fromEnvironment: CREDENTIAL_NAMES.filter((name) => present(env[name]?.trim() ?? '') !== ''),
    credentials: {
      spaceId: present(values.CONTENTFUL_SPACE_ID),
      deliveryToken: present(values.CONTENTFUL_DELIVERY_TOKEN),
      previewToken: present(values.CONTENTFUL_PREVIEW_TOKEN),
      managementToken: present(values.CONTENTFUL_MANAGEMENT_TOKEN),
      environmentId: values.CONTENTFUL_ENVIRONMENT_ID,
      host: service.host || null,
      previewHost: values.CONTENTFUL_PREVIEW_HOST || null,
      insecure: service.insecure,
      localeBasedPublishing: values.CONTENTFUL_LOCALE_BASED_PUBLISHING,
    },
    contactEntryIds: fixedIds('contact'),
    aboutEntryId: fixedIds('about')[0] ?? null,
    goalsPageEntryId: fixedIds('goals')[0] ?? null,
    footerLogoAssetId: fixedIds('footer-logo')[0] ?? null,
  };
}

/** Sends by what is configured: SES, then SMTP, else not at all. */
function mailSettings(values: SettingValues): MailSettings {
  const missing = (names: ('EMAIL_TO' | 'SES_FROM_EMAIL' | 'SMTP_URL')[]) =>
    names.filter((name) => values[name].length === 0 || isLeftOver(String(values[name])));
  const lack = missing(['EMAIL_TO', 'SES_FROM_EMAIL']);
  const sender = { ses: 'SES_FROM_EMAIL', smtp: 'SMTP_URL' };
  const smtp = missing(['EMAIL_TO', 'SMTP_URL']).length === 0 ? 'smtp' : 'none';
  const transport = lack.length === 0 ? 'ses' : smtp;
  return {
    transport,
    reason:
      transport === 'none'
        ? `${lack.join(', ')} not set`
        : `${sender[transport]} and EMAIL_TO are set`,
    to: values.EMAIL_TO,
    from:
      transport === 'ses'
        ? values.SES_FROM_EMAIL
        : values.MAIL_FROM || values.SES_FROM_EMAIL || (values.EMAIL_TO[0] ?? ''),
    ses: { region: values.AWS_REGION },
    smtpUrl: values.SMTP_URL || null,
  };
}

/** On an address of this machine every host counts as the site's own. */
function operationSettings(values: SettingValues, siteUrl: string): OperationSettings {
  const siteHost = new URL(siteUrl).hostname;
  const ownDomain = isLoopback(siteUrl) ? null : siteHost.replace(/^www\./u, '');
  return {
    webhookSecrets: values.WEBHOOK_SECRET === '' ? [] : [values.WEBHOOK_SECRET],
    productDomain: values.PRODUCT_DOMAIN || ownDomain,
    analytics: values.ANALYTICS,
    metricsToken: values.METRICS_TOKEN || null,
    serviceWorker: values.SERVICE_WORKER === 'on',
    drainSeconds: values.DRAIN_SECONDS,
    traces: values.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT, ratio: values.OTEL_TRACES_SAMPLER_ARG }
      : null,
  };
}

function chooseSource(
  asked: ContentSourceName | null,
  missing: string[],
  siteUrl: string,
): { source: ContentSourceName; reason: string } {
  if (asked === 'contentful' && missing.length > 0) {
    return {
      source: 'contentful',
      reason: `CONTENT_SOURCE asks for it, but ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing, so the built-in site shows`,
    };
  }
  if (asked !== null) return { source: asked, reason: 'CONTENT_SOURCE asks for it' };
  if (missing.length === 0) {
    return { source: 'contentful', reason: 'a space id and a delivery token are set' };
  }
  if (isLoopback(siteUrl)) {
    return {
      source: 'sample',
      reason: 'no Contentful credentials are set and the address is local to this machine',
    };
  }
  return {
    source: 'none',
    reason:
      'no Contentful credentials are set, and sample content is never published by itself on a public SITE_URL',
  };
}
