import { z } from 'zod';
import {
  AccountSettingsError,
  parseAccountSettings,
  type AccountSettings,
  type ContentSettings,
  type ContentSourceName,
  CREDENTIAL_NAMES,
} from '#server/owner/owner.ts';
import {
  InquirySettingsError,
  parseInquirySettings,
  type InquirySettings,
} from '#server/intake/intake.ts';
import { parseOperationSettings, type OperationSettings } from './operation-settings.ts';
import { isPublicAddress } from './is-public-address.ts';

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
  /** Whether what is edited on the sample space's control page outlives a restart, in the data folder. */
  keepsSampleChanges: boolean;
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

const trimmed = z.string().trim();
const optional = trimmed.transform((value) => (value === '' ? null : value)).nullable();
const flag = trimmed
  .toLowerCase()
  .refine((value) => ['', '0', '1', 'true', 'false', 'yes', 'no'].includes(value), {
    error: 'must be true or false',
  })
  .transform((value) => ['1', 'true', 'yes'].includes(value));
const idList = trimmed.transform((value) => value.split(/[\s,]+/u).filter(Boolean));
const hostName = trimmed
  .refine((value) => value === '' || /^[A-Za-z0-9.-]+(?::\d{1,5})?$/u.test(value), {
    error:
      'must be a host name with an optional port, such as cdn.contentful.com or 127.0.0.1:3031',
  })
  .transform((value) => (value === '' ? null : value));

/** The settings of address, data and content, by their names in the environment. */
export const siteSettingsShape = {
  PORT: trimmed
    .default('3000')
    .transform((value) => (value === '' ? 3000 : Number(value)))
    .refine((port) => Number.isInteger(port) && port >= 0 && port <= 65_535, {
      error: 'must be a whole number from 0 to 65535, such as 3000',
    }),
  HOST: trimmed.default('127.0.0.1').transform((value) => value || '127.0.0.1'),
  DATA_DIR: trimmed.default('./data').transform((value) => value || './data'),
  DATABASE_URL: optional
    .default(null)
    .refine((value) => value === null || /^postgres(ql)?:\/\//u.test(value), {
      error:
        'must begin with postgres:// or postgresql://; leave it empty to use SQLite in DATA_DIR',
    })
    // A comma of a password stands before the @.
    .refine((value) => value === null || !/^\w+:\/\/(?:[^/?]*@|(?![^/?]*@))[^@/?]*,/u.test(value), {
      error:
        'must name one host: the one that leads to the primary also after a fail-over, such as a proxy or a virtual address',
    }),
  SITE_URL: optional.default(null).refine((value) => value === null || isWebOrigin(value), {
    error: 'must be the full address of the site without a path, such as https://www.example.com',
  }),
  SITE_NAME: trimmed.default('').transform((value) => value || 'Vending Solutions'),
  CONTENT_SOURCE: trimmed
    .toLowerCase()
    .default('')
    .refine((value) => ['', 'contentful', 'sample', 'none'].includes(value), {
      error: 'must be contentful, sample or none; leave it empty to choose by what is configured',
    }),
  CONTENTFUL_SPACE_ID: trimmed
    .default('')
    .refine((value) => value === '' || value.includes('{{') || /^[\w-]{1,64}$/u.test(value), {
      error: 'must be a space id: letters, digits, hyphens and underscores only',
    }),
  CONTENTFUL_DELIVERY_TOKEN: trimmed.default(''),
  CONTENTFUL_PREVIEW_TOKEN: trimmed.default(''),
  CONTENTFUL_MANAGEMENT_TOKEN: trimmed.default(''),
  CONTENTFUL_ENVIRONMENT_ID: trimmed
    .default('')
    .transform((value) => value || 'master')
    .refine((value) => /^[\w.-]{1,64}$/u.test(value), {
      error: 'must be an environment id such as master',
    }),
  CONTENTFUL_HOST: hostName.default(null),
  CONTENTFUL_PREVIEW_HOST: hostName.default(null),
  CONTENTFUL_INSECURE: flag.default(false),
  CONTENTFUL_LOCALE_BASED_PUBLISHING: flag.default(false),
  CONTACT_ENTRY_IDS: idList.default([]),
  ABOUT_ENTRY_ID: optional.default(null),
  GOALS_PAGE_ENTRY_ID: optional.default(null),
  FOOTER_LOGO_ASSET_ID: optional.default(null),
  SAMPLE_CHANGES: trimmed
    .toLowerCase()
    .default('')
    .pipe(z.enum(['', 'keep', 'forget'], { error: 'must be keep or forget' })),
  SETUP_NOTICES: trimmed
    .toLowerCase()
    .default('')
    .pipe(z.enum(['', 'everyone', 'editors'], { error: 'must be everyone or editors' })),
  LOG_LEVEL: trimmed
    .toLowerCase()
    .default('info')
    .transform((value) => value || 'info')
    .pipe(
      z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
        error: 'must be one of fatal, error, warn, info, debug, trace, silent',
      }),
    ),
};

const schema = z.object(siteSettingsShape);

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

/** Whether an address can only be reached from the machine itself. */
export function isLoopback(siteUrl: string): boolean {
  const host = new URL(siteUrl).hostname;
  return (
    host === 'localhost' ||
    host === '[::1]' ||
    host.endsWith('.localhost') ||
    host.startsWith('127.')
  );
}

/** A credential with an unreplaced template marker counts as missing (part 1 section 5). */
function isMissing(credential: string): boolean {
  return credential === '' || credential.includes('{{');
}

/**
 * Reads the environment once, through the schema.
 * @param env the process environment
 * @returns the settings, with the content source decided and its reason in words
 * @throws SettingsError naming every unusable setting and what to do
 */
export function parseSettings(env: Record<string, string | undefined>): Settings {
  const parsed = schema.safeParse(env);
  const complaints =
    parsed.error?.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`) ?? [];
  const siteUrl = (
    parsed.data?.SITE_URL ?? `http://localhost:${parsed.data?.PORT ?? 3000}`
  ).replace(/\/$/u, '');
  const inquiries = parseInquiries(
    env,
    { siteUrl, siteName: parsed.data?.SITE_NAME ?? '' },
    complaints,
  );
  const accounts = parseAccounts(env, parsed.data, siteUrl, inquiries, complaints);
  const site = { siteUrl, isLocal: isLoopback(siteUrl) };
  const operation = parseOperationSettings(env, site, complaints);
  if (!parsed.success || !inquiries || !accounts || !operation)
    throw new SettingsError(complaints.join('\n'));
  const values = parsed.data;
  const isPublic = isPublicAddress(siteUrl);
  const missing = (['CONTENTFUL_SPACE_ID', 'CONTENTFUL_DELIVERY_TOKEN'] as const).filter((name) =>
    isMissing(values[name]),
  );
  const present = (credential: string) => (isMissing(credential) ? '' : credential);
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    siteUrl,
    isPublic,
    siteName: values.SITE_NAME,
    content: {
      ...chooseSource(values.CONTENT_SOURCE as ContentSourceName | '', missing, siteUrl),
      missing,
      asked: values.CONTENT_SOURCE !== '',
      fromEnvironment: CREDENTIAL_NAMES.filter((name) => !isMissing(env[name]?.trim() ?? '')),
      credentials: {
        spaceId: present(values.CONTENTFUL_SPACE_ID),
        deliveryToken: present(values.CONTENTFUL_DELIVERY_TOKEN),
        previewToken: present(values.CONTENTFUL_PREVIEW_TOKEN),
        managementToken: present(values.CONTENTFUL_MANAGEMENT_TOKEN),
        environmentId: values.CONTENTFUL_ENVIRONMENT_ID,
        host: values.CONTENTFUL_HOST,
        previewHost: values.CONTENTFUL_PREVIEW_HOST,
        insecure: values.CONTENTFUL_INSECURE,
        localeBasedPublishing: values.CONTENTFUL_LOCALE_BASED_PUBLISHING,
      },
      contactEntryIds: values.CONTACT_ENTRY_IDS,
      aboutEntryId: values.ABOUT_ENTRY_ID,
      goalsPageEntryId: values.GOALS_PAGE_ENTRY_ID,
      footerLogoAssetId: values.FOOTER_LOGO_ASSET_ID,
    },
    keepsSampleChanges: values.SAMPLE_CHANGES !== 'forget',
    setupNotices: values.SETUP_NOTICES || (isPublic ? 'editors' : 'everyone'),
    logLevel: values.LOG_LEVEL,
    inquiries,
    accounts,
    operation,
  };
}

/** Adds to the complaints instead of throwing, so that one start names every unusable setting. */
function parseInquiries(
  env: Record<string, string | undefined>,
  site: { siteUrl: string; siteName: string },
  complaints: string[],
): InquirySettings | null {
  try {
    return parseInquirySettings(env, site);
  } catch (error) {
    if (!(error instanceof InquirySettingsError)) throw error;
    complaints.push(error.message);
    return null;
  }
}

function parseAccounts(
  env: Record<string, string | undefined>,
  values: { SITE_NAME: string } | undefined,
  siteUrl: string,
  inquiries: InquirySettings | null,
  complaints: string[],
): AccountSettings | null {
  try {
    return parseAccountSettings(env, {
      siteUrl,
      siteName: values?.SITE_NAME ?? '',
      trustedProxyCount: inquiries?.trustedProxyCount ?? 0,
      allowedOrigins: [new URL(siteUrl).origin],
    });
  } catch (error) {
    if (!(error instanceof AccountSettingsError)) throw error;
    complaints.push(error.message);
    return null;
  }
}

function chooseSource(
  asked: ContentSourceName | '',
  missing: string[],
  siteUrl: string,
): { source: ContentSourceName; reason: string } {
  if (asked === 'contentful' && missing.length > 0) {
    return {
      source: 'contentful',
      reason: `CONTENT_SOURCE asks for it, but ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing, so the built-in site shows`,
    };
  }
  if (asked !== '') return { source: asked, reason: 'CONTENT_SOURCE asks for it' };
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
