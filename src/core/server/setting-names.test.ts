import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { newSettings, toEnvironment } from '#space/provision/site-settings.ts';
import { parseProvisionFlags } from '#space/provision/parse-provision-flags.ts';
import { checkEach } from '#tests/support/check-each.ts';
import { envExample } from './env-example.ts';
import { describeUnknownSettings, SETTING_NAMES } from './setting-names.ts';
import { parseSettings } from './settings.ts';
import { ROOT } from '#tools/runtime.mjs';
import { join } from 'node:path';

const unknownAmong = (names: readonly string[]) =>
  describeUnknownSettings(Object.fromEntries(names.map((name) => [name, 'x'])));

test('.env.example is what `npm run settings:example` writes, and the site starts with it', () => {
  const example = readFileSync(join(ROOT, '.env.example'), 'utf8');
  expect(example).toBe(envExample());
  expect(parseSettings(parseEnv(example) as Record<string, string>)).toEqual(parseSettings({}));
});

test('a setting of an earlier version is named with what to do instead', () => {
  expect(unknownAmong(['FORMER_AUTH_SECRETS', 'HOME'])).toEqual([
    'FORMER_AUTH_SECRETS is no setting any more and has no effect: put its values behind AUTH_SECRET, separated by commas.',
  ]);
  return checkEach(
    [
      ['CONTENTFUL_INSECURE', /CONTENTFUL_HOST/u],
      ['CONTACT_ENTRY_IDS', /FIXED_IDS as contact:ID/u],
      ['ABOUT_ENTRY_ID', /FIXED_IDS as about:ID/u],
      ['GOALS_PAGE_ENTRY_ID', /FIXED_IDS as goals:ID/u],
      ['FOOTER_LOGO_ASSET_ID', /FIXED_IDS as footer-logo:ID/u],
      ['ANALYTICS_SINK', /set ANALYTICS to/u],
      ['GOOGLE_TAG_ID', /google: in ANALYTICS/u],
      ['PLAUSIBLE_HOST', /plausible: in ANALYTICS/u],
      ['PREVIEW_SECRET', /AUTH_SECRET signs/u],
      ['PREVIEW_EDITOR_ORIGINS', /Contentful’s own editor/u],
      ['PAGE_CACHE', /always kept/u],
      ['HAND_OFF_STAND_IN', /for tests/u],
      ['MAIL_RESPONSE_TIME', /MAIL_RESPONSE_DAYS/u],
    ] as const,
    (name, instead) => {
      const [said] = unknownAmong([name]);
      expect(said).toMatch(new RegExp(`^${name} is no setting any more`, 'u'));
      expect(said).toMatch(instead);
    },
  );
});

test('what is set to nothing is not named: an earlier .env.example left it so', () => {
  expect(
    describeUnknownSettings({ PAGE_CACHE: '', SMTP_URI: ' ', EARLY_HINTS: undefined }),
  ).toEqual([]);
});

test('a misspelt name is taken for the one that is meant', () =>
  checkEach(
    [
      ['SMTP_URI', 'SMTP_URL'],
      ['MAIL_TO', 'EMAIL_TO'],
      ['SITEURL', 'SITE_URL'],
      ['site_url', 'SITE_URL'],
      ['port', 'PORT'],
      ['SES_FORM_EMAIL', 'SES_FROM_EMAIL'],
      ['AUTH_SECRETS', 'AUTH_SECRET'],
      ['SETINGS_KEY', 'SETTINGS_KEY'],
      ['SECOND_FACTORS', 'SECOND_FACTOR'],
      ['CONTENTFUL_SPACEID', 'CONTENTFUL_SPACE_ID'],
      ['CONTENTFUL_ENVIRONMENT', 'CONTENTFUL_ENVIRONMENT_ID'],
      ['CONTENTFUL_DELIVRY_TOKEN', 'CONTENTFUL_DELIVERY_TOKEN'],
      ['WEBHOOKS_SECRET', 'WEBHOOK_SECRET'],
      ['TRUSTED_PROXIES_COUNT', 'TRUSTED_PROXY_COUNT'],
      ['DATABASE_URI', 'DATABASE_URL'],
      ['SMPT_URL', 'SMTP_URL'],
      ['SITE_ULR', 'SITE_URL'],
      ['PROT', 'PORT'],
    ],
    (given, meant) => {
      expect(unknownAmong(['PATH', given])).toEqual([
        `${given} is no setting of the site and has no effect: is ${meant} meant?`,
      ]);
    },
  ));

/** What shells, npm, Node, containers, systemd, CI, PostgreSQL and AWS put into an environment. */
const ORDINARY = `
  PATH HOME USER LOGNAME SHELL SHLVL TERM LANG LANGUAGE LC_ALL LC_CTYPE PWD OLDPWD TMPDIR TZ HOSTNAME HOSTTYPE
  MAIL MAILTO MAILPATH EDITOR PAGER DISPLAY COLORTERM NO_COLOR FORCE_COLOR DEBUG CI _ PS1 IFS OSTYPE EMAIL
  NODE_ENV NODE_OPTIONS NODE_PATH NODE_VERSION NODE_COMPILE_CACHE NODE_EXTRA_CA_CERTS YARN_VERSION INIT_CWD
  npm_config_registry npm_config_loglevel npm_config_port npm_config_host npm_lifecycle_event npm_package_name
  npm_execpath npm_node_execpath npm_config_user_agent NPM_CONFIG_PREFIX COREPACK_HOME
  HTTP_PROXY HTTPS_PROXY NO_PROXY http_proxy https_proxy no_proxy ALL_PROXY SSL_CERT_FILE SSL_CERT_DIR
  XDG_RUNTIME_DIR XDG_DATA_DIRS XDG_DATA_HOME XDG_SESSION_ID XDG_SESSION_TYPE DBUS_SESSION_BUS_ADDRESS
  SSH_AUTH_SOCK SSH_CLIENT SSH_CONNECTION SSH_TTY SUDO_USER SUDO_UID
  INVOCATION_ID JOURNAL_STREAM LISTEN_FDS LISTEN_PID NOTIFY_SOCKET STATE_DIRECTORY CREDENTIALS_DIRECTORY SYSTEMD_EXEC_PID
  KUBERNETES_PORT KUBERNETES_SERVICE_HOST KUBERNETES_SERVICE_PORT PORT0 PORTS HOSTS SORT POST COST
  DYNO RENDER FLY_APP_NAME FLY_REGION VERCEL_URL HEROKU_APP_NAME COMPOSE_PROJECT_NAME
  GITHUB_TOKEN GITHUB_ACTIONS GITHUB_REF GITLAB_CI CI_COMMIT_SHA
  PGHOST PGPORT PGUSER PGPASSWORD PGDATABASE POSTGRES_USER POSTGRES_PASSWORD POSTGRES_DB DATABASE_NAME DATABASE_USER
  AWS_PROFILE AWS_CONFIG_FILE AWS_SHARED_CREDENTIALS_FILE AWS_DEFAULT_OUTPUT AWS_ENDPOINT_URL AWS_ENDPOINT_URL_S3
  AWS_CONTAINER_CREDENTIALS_RELATIVE_URI AWS_EXECUTION_ENV AWS_ROLE_ARN AWS_WEB_IDENTITY_TOKEN_FILE AWS_CA_BUNDLE
  SMTP_HOST SMTP_PORT SMTP_USER SMTP_PASSWORD MAIL_HOST BASE_URL API_URL APP_NAME APP_SECRET JWT_SECRET SESSION_SECRET
  CRON_SECRET LOG_FORMAT LOG_FILE SECRET_KEY_BASE E2E_PORT EMULATOR_WEBHOOK_SECRET
`
  .trim()
  .split(/\s+/u);

test('no ordinary variable is taken for one of ours', () => {
  expect(unknownAmong(ORDINARY)).toEqual([]);
});

test('the earlier name of the webhook’s secret is read, and named', () => {
  const [former, given] = ['f'.repeat(64), 'g'.repeat(64)];
  const secrets = (env: Record<string, string>) => parseSettings(env).operation.webhookSecrets;
  expect(secrets({ CONTENTFUL_WEBHOOK_SECRET: former })).toEqual([former]);
  expect(secrets({ CONTENTFUL_WEBHOOK_SECRET: former, WEBHOOK_SECRET: '' })).toEqual([former]);
  expect(secrets({ CONTENTFUL_WEBHOOK_SECRET: former, WEBHOOK_SECRET: given })).toEqual([given]);
  expect(() => secrets({ CONTENTFUL_WEBHOOK_SECRET: 'short' })).toThrow(
    /WEBHOOK_SECRET must have/u,
  );
  const [said] = unknownAmong(['CONTENTFUL_WEBHOOK_SECRET']);
  expect(said).toContain('CONTENTFUL_WEBHOOK_SECRET is called WEBHOOK_SECRET');
});

test('the site reads every setting that provisioning shows or stores, by that name', () => {
  const flags = parseProvisionFlags(['--site-url', 'https://www.example.com'], {
    CONTENTFUL_SPACE_ID: 'owners-space',
    CONTENTFUL_MANAGEMENT_TOKEN: 'CFPAT-of-the-owner',
    CONTENTFUL_HOST: 'http://content:3031',
    CONTENTFUL_PREVIEW_HOST: 'content:3032',
    // As an earlier run stored it.
    CONTENTFUL_WEBHOOK_SECRET: 'f'.repeat(64),
  });
  if (flags === 'help') throw new Error(flags);
  expect(flags.webhookSecret).toBe('f'.repeat(64));
  const filled = {
    ...newSettings(flags),
    deliveryToken: 'd',
    previewToken: 'p',
    webhookSecret: flags.webhookSecret,
  };
  const env = toEnvironment(filled);
  const names = env.map(([name]) => name);
  expect(names).toHaveLength(9);
  expect(names.filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
  const { operation, content } = parseSettings(Object.fromEntries(env));
  expect(operation.webhookSecrets).toEqual(['f'.repeat(64)]);
  expect(content.credentials).toMatchObject({
    host: 'content:3031',
    previewHost: 'content:3032',
    insecure: true,
  });
});
