import { dayStartMs, isTimeZone } from '#server/intake/intake.ts';
import type { InquirySearch } from '#server/owner/owner.ts';
import type { Settings } from '#server/settings.ts';

const oneOf = <T extends string>(value: string | null, allowed: readonly T[]): T | undefined =>
  allowed.find((one) => one === value);

/** The zone that days and moments are meant in: TIME_ZONE, else the browser's as its forms send it, else universal time. */
export function readZone(
  query: URLSearchParams,
  { inquiries }: Pick<Settings, 'inquiries'>,
): string {
  const zone = query.get('zone') ?? '';
  return inquiries.timeZone ?? (isTimeZone(zone) ? zone : 'UTC');
}

/** What the address asks to find. Unknown values are left aside; without any, spam is. */
export function readInquirySearch(query: URLSearchParams, timeZone: string): InquirySearch {
  const spam = query.get('spam');
  return {
    text: query.get('text')?.slice(0, 200) || undefined,
    formType: query.get('form')?.slice(0, 100) || undefined,
    fromMs: dayStartMs(query.get('from') ?? '', timeZone),
    untilMs: dayStartMs(query.get('until') ?? '', timeZone, 1),
    state: oneOf(query.get('state'), ['open', 'handled']),
    spam: spam === 'all' ? undefined : (oneOf(spam, ['suspect', 'spam']) ?? 'genuine'),
    delivery: oneOf(query.get('delivery'), ['parked', 'waiting', 'sent']),
  };
}

/** The page that the address asks for, from 1. */
export function readPageNumber(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
}

const SHOWN = ['text', 'form', 'from', 'until', 'state', 'spam', 'delivery', 'zone'] as const;

/** What was asked, to be shown in the form again. */
export function searchValues(
  query: URLSearchParams,
): Partial<Record<(typeof SHOWN)[number], string>> {
  return Object.fromEntries(
    SHOWN.flatMap((name) => (query.get(name) ? [[name, query.get(name)!.slice(0, 200)]] : [])),
  );
}
