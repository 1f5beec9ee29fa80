import { createHash } from 'node:crypto';
import { FILE_HOSTS_OF_POLICY, STOCK_HOST } from '#content/contentful/service-hosts.ts';
import { REPORT_PATH } from './report-route.ts';

/** What stands as code in the HTML of one page, as those who wrote it there say. */
export type InlineCode = {
  /** Texts of scripts. */
  scripts: Set<string>;
  /** Texts of styles. */
  styles: Set<string>;
  /** What the framework's own scripts carry; only on a page that is rendered for one visitor and kept by nobody. */
  nonce?: string;
};

/** The inline code of a page before it is rendered. */
export const noInlineCode = (): InlineCode => ({ scripts: new Set(), styles: new Set() });

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

const GOOGLE = {
  script: 'https://www.googletagmanager.com',
  connect:
    'https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com',
  types: 'goog#html',
};

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
 * The policy of one page: nothing is allowed but what the page needs, our inline code only by the hash of exactly its text.
 * @param code what was written into the page while it was rendered
 */
export function contentSecurityPolicy(
  { scripts, styles, nonce }: InlineCode,
  { secure, google = false, development = false }: PolicyFacts,
): string {
  const allowed = (texts: Set<string>) => [...texts].map((text) => ` ${hashOf(text)}`).join('');
  const more = (sources: string) => (google ? ` ${sources}` : '');
  const directives = [
    "default-src 'none'",
    `script-src 'self'${allowed(scripts)}${nonce ? ` 'nonce-${nonce}'` : ''}${more(GOOGLE.script)}`,
    `style-src 'self'${allowed(styles)}`,
    `img-src 'self' data: ${FILE_HOSTS_OF_POLICY} https://i.ytimg.com https://${STOCK_HOST}`,
    `media-src 'self' ${FILE_HOSTS_OF_POLICY}`,
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
