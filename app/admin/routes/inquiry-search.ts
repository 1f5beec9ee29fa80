import type { InquirySearch } from '#server/inquiry-desk/search-inquiries.ts';

const oneOf = <T extends string>(value: string | null, allowed: readonly T[]): T | undefined =>
  allowed.find((one) => one === value);

/** Midnight, universal time, of a day as date fields send it; undefined when it is none. */
function dayMs(value: string | null, days = 0): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(value ?? '')) return undefined;
  const ms = Date.parse(`${value}T00:00:00Z`);
  return Number.isNaN(ms) ? undefined : ms + days * 86_400_000;
}

/** What the address asks to find. Unknown values are left aside; without any, spam is. */
export function readInquirySearch(query: URLSearchParams): InquirySearch {
  const spam = query.get('spam');
  return {
    text: query.get('text')?.slice(0, 200) || undefined,
    formType: query.get('form')?.slice(0, 100) || undefined,
    fromMs: dayMs(query.get('from')),
    untilMs: dayMs(query.get('until'), 1),
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

const SHOWN = ['text', 'form', 'from', 'until', 'state', 'spam', 'delivery'] as const;

/** What was asked, to be shown in the form again. */
export function searchValues(
  query: URLSearchParams,
): Partial<Record<(typeof SHOWN)[number], string>> {
  return Object.fromEntries(
    SHOWN.flatMap((name) => (query.get(name) ? [[name, query.get(name)!.slice(0, 200)]] : [])),
  );
}
