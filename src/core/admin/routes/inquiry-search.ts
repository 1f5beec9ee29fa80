import { dayStartMs, INQUIRY_STAGES, isTimeZone } from '#server/intake/intake.ts';
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

/**
 * What the address asks to find. Unknown values are left aside; without any, spam is.
 * @param asks the account that asks, as the address calls it "me", and when
 */
export function readInquirySearch(
  query: URLSearchParams,
  timeZone: string,
  asks: { accountId: string; nowMs: number },
): InquirySearch {
  const spam = query.get('spam');
  return {
    text: query.get('text')?.slice(0, 200).trim() || undefined,
    formType: query.get('form')?.slice(0, 100) || undefined,
    fromMs: dayStartMs(query.get('from') ?? '', timeZone),
    untilMs: dayStartMs(query.get('until') ?? '', timeZone, 1),
    stage: oneOf(query.get('stage'), INQUIRY_STAGES),
    assignee: readAssignee(query.get('assignee') ?? '', asks.accountId),
    unread: query.get('unread') === 'yes' || undefined,
    followUpByMs: query.get('due') === 'yes' ? asks.nowMs : undefined,
    spam: spam === 'all' ? undefined : (oneOf(spam, ['suspect', 'spam']) ?? 'genuine'),
    delivery: oneOf(query.get('delivery'), ['parked', 'waiting', 'sent']),
  };
}

function readAssignee(asked: string, ownId: string): string | null | undefined {
  if (asked === 'none') return null;
  return asked === 'me' ? ownId : asked.slice(0, 100) || undefined;
}

/** The page that the address asks for, from 1. */
export function readPageNumber(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
}

const SHOWN = [
  ...(['text', 'form', 'from', 'until', 'stage', 'assignee', 'unread', 'due'] as const),
  ...(['spam', 'delivery', 'zone'] as const),
] as const;

/** What was asked, to be shown in the form again. */
export function searchValues(
  query: URLSearchParams,
): Partial<Record<(typeof SHOWN)[number], string>> {
  return Object.fromEntries(
    SHOWN.flatMap((name) => (query.get(name) ? [[name, query.get(name)!.slice(0, 200)]] : [])),
  );
}
