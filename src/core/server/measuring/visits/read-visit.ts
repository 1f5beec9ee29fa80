import { isWithoutLanguage } from '#content/locales/without-language.ts';
import type { IncomingMessage } from 'node:http';
import { isbot } from 'isbot';

/** What is counted of a request. Nothing in it says who asked. */
export type Counted = {
  kind: 'visit' | 'form-begun';
  /** Path of the first page of the visit, or of the page that the form stands on. */
  page: string;
  /** What the address calls its source (`utm_source`), else the host of the site that led here; '' for neither. */
  source: string;
  /** `utm_campaign`; '' for none. */
  campaign: string;
};

/** Where the form's script asks for its token, once somebody begins to fill the form in. */
const FORM_TOKEN_PATH = '/api/form-token';
const FILE = /\.[a-z\d]{1,12}$/iu;
const WORD_MAX = 100;
const PATH_MAX = 200;

/**
 * What to count of a request, should it be answered; null for most of them. A visit begins with a page that a person opens
 * from elsewhere: the browser says so itself (Fetch Metadata), so it takes neither a cookie nor anything that tells one
 * visitor from another. Programs, pages fetched ahead and pages loaded again are left out.
 */
export function readVisit({
  method,
  url = '/',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): Counted | null {
  const mode = headers['sec-fetch-mode'];
  if (method !== 'GET' || mode === undefined || headers['sec-purpose'] !== undefined) return null;
  const isToken = url.split('?', 1)[0] === FORM_TOKEN_PATH;
  if (mode !== 'navigate' && !isToken) return null;
  const agent = headers['user-agent'] ?? '';
  if (agent === '' || isbot(agent)) return null;
  const from = URL.parse(headers.referer ?? '');
  const isFromHere =
    headers['sec-fetch-site'] === 'same-origin' || from?.host === (headers.host ?? '');
  if (isToken)
    return isFromHere && from
      ? { kind: 'form-begun', page: toPage(from), source: '', campaign: '' }
      : null;
  // A browser that loads a page again asks for it past its copies.
  if (isFromHere || headers['cache-control'] !== undefined) return null;
  const asked = URL.parse(url, 'http://site.invalid');
  if (asked === null || isWithoutLanguage(asked.pathname) || FILE.test(asked.pathname)) return null;
  const mark = (name: string) => toWord(asked.searchParams.get(name) ?? '');
  return {
    kind: 'visit',
    page: toPage(asked),
    source: mark('utm_source') || toWord(from?.host ?? ''),
    campaign: mark('utm_campaign'),
  };
}

const toPage = ({ pathname }: URL) => pathname.slice(0, PATH_MAX);

function toWord(text: string): string {
  return text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, WORD_MAX);
}
