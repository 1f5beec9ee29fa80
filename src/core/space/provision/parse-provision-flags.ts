import { parseArgs } from 'node:util';
import type { ManagementTarget } from './management-client.ts';
import { ProvisionError } from './provision-error.ts';

/** `auto`: sample content goes into a space that holds no other. */
export type SampleChoice = 'auto' | 'yes' | 'no';

export const USAGE = `Usage: npm run space:provision -- [options]

Makes a Contentful space ready for this site: content types, sample content, keys, publish webhook and
preview addresses. Compares before it writes, deletes nothing, and may be run again at any time.

  --space ID              the space (CONTENTFUL_SPACE_ID)
  --token TOKEN           a management token, CFPAT-… (CONTENTFUL_MANAGEMENT_TOKEN, which keeps it out of
                          the history of your shell)
  --environment ID        the environment (CONTENTFUL_ENVIRONMENT_ID, else master)
  --site-url URL          the site's public address, for webhook and previews (SITE_URL)
  --sample, --no-sample   add the sample content, or none; without either it is added to a space that
                          holds no other content
  --align                 give fields that differ from the model its names, rules, editors and
                          localisation; types of fields are never changed
  --replace-webhook-secret  make a new signing secret although the space has one
  --dry-run               only read, and say what would be done
  --yes                   do not ask before writing
  --write-env             write the settings into .env; without it they are only shown
  --host HOST             another management API, such as api.eu.contentful.com
  --upload-host HOST      where it takes files
  --delivery-host HOST    the delivery service of the space, as CONTENTFUL_HOST names it
  --preview-host HOST     its preview service (CONTENTFUL_PREVIEW_HOST)
  --insecure              plain HTTP, for services on this machine
`;

export type ProvisionFlags = {
  target: ManagementTarget;
  /** Null for Contentful's own; undefined when it cannot be told where the space is delivered. */
  deliveryHost: string | null | undefined;
  previewHost: string | null;
  siteUrl: string | null;
  webhookSecret: string | null;
  sample: SampleChoice;
  align: boolean;
  replaceSecret: boolean;
  dryRun: boolean;
  yes: boolean;
  writeEnv: boolean;
};

const OPTIONS = {
  space: { type: 'string' },
  token: { type: 'string' },
  environment: { type: 'string' },
  'site-url': { type: 'string' },
  sample: { type: 'boolean' },
  align: { type: 'boolean' },
  'replace-webhook-secret': { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  yes: { type: 'boolean' },
  'write-env': { type: 'boolean' },
  host: { type: 'string' },
  'upload-host': { type: 'string' },
  'delivery-host': { type: 'string' },
  'preview-host': { type: 'string' },
  insecure: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

const OWN_HOST = 'api.contentful.com';

type Environment = Record<string, string | undefined>;

/**
 * What a command line and the environment ask for, or 'help'; flags win.
 * @throws ProvisionError in one sentence naming what is missing or wrong
 */
export function parseProvisionFlags(args: string[], env: Environment): ProvisionFlags | 'help' {
  const values = read(args);
  if (values.help) return 'help';
  const given = (flag: string | undefined, name: string) => (flag ?? env[name] ?? '').trim();
  const spaceId = given(values.space, 'CONTENTFUL_SPACE_ID');
  const token = given(values.token, 'CONTENTFUL_MANAGEMENT_TOKEN');
  checkSpaceId(spaceId);
  checkToken(token);
  const host = values.host?.trim() || OWN_HOST;
  // Contentful's hosts come in families: api.eu, cdn.eu, preview.eu, upload.eu.
  const family = /^api\.(.+\.)?contentful\.com$/.test(host) ? host.slice('api'.length) : null;
  const sibling = (name: string) => {
    if (family === null) return undefined;
    return host === OWN_HOST ? null : `${name}${family}`;
  };
  return {
    target: {
      spaceId,
      environmentId: given(values.environment, 'CONTENTFUL_ENVIRONMENT_ID') || 'master',
      token,
      host,
      uploadHost: values['upload-host'] ?? (family === null ? host : `upload${family}`),
      insecure: values.insecure ?? false,
    },
    deliveryHost: given(values['delivery-host'], 'CONTENTFUL_HOST') || sibling('cdn'),
    previewHost:
      given(values['preview-host'], 'CONTENTFUL_PREVIEW_HOST') || (sibling('preview') ?? null),
    siteUrl: toSiteUrl(given(values['site-url'], 'SITE_URL')),
    // By its earlier name too, which the site also reads.
    webhookSecret: toSecret(
      given(undefined, 'WEBHOOK_SECRET') || given(undefined, 'CONTENTFUL_WEBHOOK_SECRET'),
    ),
    sample: values.sample === undefined ? 'auto' : values.sample ? 'yes' : 'no',
    align: values.align ?? false,
    replaceSecret: values['replace-webhook-secret'] ?? false,
    dryRun: values['dry-run'] ?? false,
    yes: values.yes ?? false,
    writeEnv: values['write-env'] ?? false,
  };
}

function read(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowNegative: true }).values;
  } catch (error) {
    throw new ProvisionError(`${(error as Error).message} See --help.`);
  }
}

function checkSpaceId(spaceId: string): void {
  if (spaceId === '' || spaceId.includes('{{')) {
    throw new ProvisionError(
      'Which space? Give --space ID or set CONTENTFUL_SPACE_ID; it stands under Settings > General settings in Contentful.',
    );
  }
  if (!/^[\w-]{1,64}$/u.test(spaceId)) {
    throw new ProvisionError(`“${spaceId}” is no space id: letters, digits and hyphens only.`);
  }
}

function checkToken(token: string): void {
  if (token === '' || token.includes('{{')) {
    throw new ProvisionError(
      'A management token is needed: set CONTENTFUL_MANAGEMENT_TOKEN or give --token; make one under Settings > CMA tokens in Contentful.',
    );
  }
  if (/[^\x21-\x7e]/.test(token)) {
    throw new ProvisionError('The management token holds characters that no token has.');
  }
}

function toSiteUrl(value: string): string | null {
  if (value === '') return null;
  const url = URL.parse(value);
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/') {
    throw new ProvisionError(
      `“${value}” is no site address: give it in full and without a path, such as https://www.example.com.`,
    );
  }
  return url.origin;
}

function toSecret(value: string): string | null {
  if (value === '') return null;
  if (!/^[0-9a-zA-Z+/=_-]{64}$/.test(value)) {
    throw new ProvisionError(
      'WEBHOOK_SECRET has to be exactly 64 characters of 0-9 a-z A-Z + / = _ -; leave it empty to have one made.',
    );
  }
  return value;
}
