import {
  aboutOfLocation,
  CONTEXT_LIMITS,
  parseAbout,
  type InquiryCampaign,
  type InquiryContext,
} from '#content/contact/inquiry-context.ts';
import { cleanLine } from '#content/contact/clean-text.ts';

/** What a form says of its context. Anything may stand there: what cannot be used counts as unknown, and refuses nothing. */
type GivenContext = Record<
  'about' | 'aboutTitle' | 'landingPage' | 'referrerHost' | 'campaign',
  unknown
>;

const HOST = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/u;
/** Longer than any address that browsers send; nothing longer is looked at. */
const RAW_MAX = 4_000;

/**
 * Makes the context of an inquiry out of what its form said. What the form leaves open is taken from the address of the
 * page it stood on.
 * @param location as `parseInquiry` has cleaned it; '' when unknown
 */
export function parseContext(given: GivenContext, location: string): InquiryContext {
  const about = textOf(given.about);
  const isSaid = parseAbout(about) !== null;
  return {
    about: isSaid ? about : aboutOfLocation(location),
    // Without what it belongs to, a title says nothing.
    aboutTitle: isSaid ? shortened(textOf(given.aboutTitle), CONTEXT_LIMITS.aboutTitle) : '',
    landingPage: toPath(textOf(given.landingPage)),
    referrerHost: toHost(textOf(given.referrerHost)),
    campaign: toCampaign(textOf(given.campaign) || queryOf(location)),
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? cleanLine(value.slice(0, RAW_MAX)) : '';
}

function shortened(text: string, most: number): string {
  return text.slice(0, most).toWellFormed();
}

function toPath(text: string): string {
  return text.startsWith('/') && !text.startsWith('//')
    ? shortened(text.split(/[?#]/u, 1)[0]!, CONTEXT_LIMITS.landingPage)
    : '';
}

function toHost(text: string): string {
  const host = text.toLowerCase();
  return HOST.test(host) ? host : '';
}

function queryOf(location: string): string {
  return location === '' ? '' : (URL.parse(location, 'http://site.invalid')?.search ?? '');
}

function toCampaign(query: string): InquiryCampaign {
  const marks = new URLSearchParams(query);
  const mark = (name: string) =>
    shortened(cleanLine(marks.get(`utm_${name}`) ?? ''), CONTEXT_LIMITS.campaign);
  return {
    source: mark('source'),
    medium: mark('medium'),
    name: mark('campaign'),
    term: mark('term'),
    content: mark('content'),
  };
}
