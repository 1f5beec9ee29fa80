import { readStored, store } from '#dom/stored.ts';

const KEY = 'visit';

/** How a visit began, as an inquiry tells it. */
export type VisitContext = {
  /** Path of its first page. */
  landingPage: string;
  /** Host of the site that led here; '' for none. */
  referrerHost: string;
  /** The first address's `utm_…` values, as in a query. */
  campaign: string;
};

/**
 * Notes on the first page of a visit how it began. The note stays in the session of this tab; nothing of it is sent
 * before the visitor sends a form.
 */
export function noteVisit(): void {
  if (readStored('sessionStorage', KEY)) return;
  const { host, pathname, search } = location;
  const from = /^https?:\/\/([^/]+)/.exec(document.referrer)?.[1] ?? '';
  const marks = [...new URLSearchParams(search)].filter(([name]) =>
    /^utm_(source|medium|campaign|term|content)$/.test(name),
  );
  const visit: VisitContext = {
    landingPage: pathname,
    referrerHost: from === host ? '' : from,
    campaign: String(new URLSearchParams(marks)),
  };
  store('sessionStorage', KEY, visit);
}

/** How this visit began; empty where nothing is known. */
export function readVisit(): Partial<VisitContext> {
  return (readStored('sessionStorage', KEY) ?? {}) as Partial<VisitContext>;
}
