import { isLoopback, type Settings } from '../settings.ts';
import { mayBeIndexed } from '#server/owner/owner.ts';
import { parseSecrets } from '#server/store/store.ts';
import { SECRETS } from '../setting-kinds.ts';
import { settingsSchema } from '../settings-schema.ts';
import { fault, ok, warning, type Finding } from './finding.ts';

const MAKE_ONE = 'Make one with: openssl rand -base64 32';
/** A random text of 32 characters has about 24 different ones; words and repetitions have far fewer. */
const DISTINCT_MIN = 12;

/** Whether each secret that is set is long and varied enough, and no two are the same. Never tells one. */
export function checkSecrets(
  env: Record<string, string | undefined>,
  isPublic: boolean,
): Finding[] {
  const findings: Finding[] = [];
  const seen = new Map<string, string>();
  for (const [name, schema] of Object.entries(settingsSchema.shape)) {
    const length = SECRETS.get(schema)?.min;
    if (length === undefined) continue;
    const secret = parseSecrets(env[name]?.trim() ?? '', length)?.current;
    if (secret === undefined) continue;
    const twin = seen.get(secret);
    if (!twin) seen.set(secret, name);
    if (twin) {
      findings.push(
        warning('Secrets', `${name} is the same as ${twin}`, `Give each its own. ${MAKE_ONE}`),
      );
    } else if (secret.length < length || new Set(secret).size < Math.min(DISTINCT_MIN, length)) {
      findings.push(warning('Secrets', `${name} looks easy to guess`, MAKE_ONE));
    }
  }
  if (isPublic && !seenName(seen, 'AUTH_SECRET')) {
    findings.push(
      warning(
        'Secrets',
        'AUTH_SECRET is not set, so the one in use is kept in the database',
        `Set it, so that a copy of the database is not enough to sign in. ${MAKE_ONE}`,
      ),
    );
  }
  if (findings.length === 0) findings.push(ok('Secrets', 'long, varied and all different'));
  return findings;
}

const seenName = (seen: Map<string, string>, name: string) => [...seen.values()].includes(name);

/** Whether the settings fit a site that the public reaches. */
export function checkDeployment(settings: Settings): Finding[] {
  const { siteUrl, isPublic, inquiries, accounts, content, setupNotices } = settings;
  if (isLoopback(siteUrl)) {
    return [
      warning(
        'Address',
        `SITE_URL is ${siteUrl}, which only this machine can reach`,
        'Set SITE_URL to the public address, such as https://www.example.com.',
      ),
    ];
  }
  const findings: Finding[] = [];
  if (!siteUrl.startsWith('https:')) {
    findings.push(
      fault(
        'Address',
        `${siteUrl} is not encrypted`,
        'Set SITE_URL to the https address and put a reverse proxy with a certificate in front (deploy/).',
      ),
    );
  } else findings.push(ok('Address', siteUrl));
  if (inquiries.trustedProxyCount === 0) {
    findings.push(
      warning(
        'Proxies',
        'TRUSTED_PROXY_COUNT is 0, but the site itself speaks no TLS, so something must stand in front',
        'Set it to the number of proxies between visitors and the site, or all visitors count as one and share its limits.',
      ),
    );
  } else findings.push(ok('Proxies', `${inquiries.trustedProxyCount} trusted`));
  if (!mayBeIndexed(settings)) {
    const shown = content.source === 'sample' ? 'the sample space' : 'the built-in site';
    findings.push(
      warning(
        'Content',
        `${shown} is shown to the public, and search engines are told to keep none of it`,
        'Set the Contentful settings.',
      ),
    );
  }
  if (isPublic && setupNotices === 'everyone') {
    findings.push(
      warning(
        'Notices',
        'visitors see set-up notices',
        'Leave SETUP_NOTICES empty, or set it to editors.',
      ),
    );
  }
  if (!accounts.secondFactorRequired) {
    findings.push(
      warning(
        'Accounts',
        'a password alone opens the owner’s screens',
        'Set SECOND_FACTOR=required.',
      ),
    );
  }
  return findings;
}
