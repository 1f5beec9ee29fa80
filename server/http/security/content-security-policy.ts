import { createHash } from 'node:crypto';
import { REPORT_PATH } from './report-route.ts';

const SCRIPT = /<script(?<attributes>[^>]*)>(?<body>[\s\S]*?)<\/script>/gu;
const STYLE = /<style[^>]*>(?<body>[\s\S]*?)<\/style>/gu;
const DATA_TYPE = /\btype="application\/(?:ld\+)?json"/u;

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

const GOOGLE = {
  script: 'https://www.googletagmanager.com',
  connect:
    'https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com',
  types: 'goog#html',
};

/** Hashes of the executable inline scripts and the inline styles of a page, as it stands. */
export function inlineHashes(html: string): { scripts: string[]; styles: string[] } {
  const scripts = [...html.matchAll(SCRIPT)]
    .filter(
      ({ groups }) =>
        !/\bsrc=/u.test(groups!['attributes']!) && !DATA_TYPE.test(groups!['attributes']!),
    )
    .map(({ groups }) => hashOf(groups!['body']!));
  const styles = [...html.matchAll(STYLE)].map(({ groups }) => hashOf(groups!['body']!));
  return { scripts: [...new Set(scripts)], styles: [...new Set(styles)] };
}

export type PolicyFacts = {
  /** Whether the site is reached over TLS. */
  secure: boolean;
  /** Whether the owner has chosen Google Analytics, which visitors who agree load. */
  google?: boolean;
  /** The development server's own scripts write markup as text. */
  development?: boolean;
};

/** Where browsers report, by the name that the policy calls it. */
export const REPORTING_ENDPOINTS = `policy="${REPORT_PATH}"`;

/**
 * The policy of one page: nothing is allowed but what the page needs, inline code only by the hash of exactly its text.
 * @param html the page as it is cached
 */
export function contentSecurityPolicy(
  html: string,
  { secure, google = false, development = false }: PolicyFacts,
): string {
  const { scripts, styles } = inlineHashes(html);
  const more = (sources: string) => (google ? ` ${sources}` : '');
  const directives = [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(' ')}`.trim() + more(GOOGLE.script),
    `style-src 'self' ${styles.join(' ')}`.trim(),
    "img-src 'self' data: https://images.ctfassets.net https://images.eu.ctfassets.net https://downloads.ctfassets.net https://i.ytimg.com https://images.unsplash.com",
    "media-src 'self' https://videos.ctfassets.net https://assets.ctfassets.net https://downloads.ctfassets.net",
    "font-src 'self'",
    `connect-src 'self'${more(GOOGLE.connect)}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    'frame-src https://www.youtube-nocookie.com',
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    ...(development
      ? []
      : [`require-trusted-types-for 'script'`, `trusted-types default${more(GOOGLE.types)}`]),
    ...(secure ? ['upgrade-insecure-requests'] : []),
    // Browsers that know the newer way pass over the older one.
    `report-uri ${REPORT_PATH}`,
    'report-to policy',
  ];
  return directives.join('; ');
}
