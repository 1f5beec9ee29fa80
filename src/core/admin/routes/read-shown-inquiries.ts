import { INQUIRY_EVENT_KINDS, type ShownInquiries } from '#server/intake/intake.ts';

/** As many as a page shows, and some more. */
const AT_ONCE = 100;

/** The inquiries that a form names, each as its page showed it (shown-inquiry.tsx); one without a version had no history. */
export function readShownInquiries(form: FormData): ShownInquiries {
  const named = form.getAll('number').flatMap((value) => {
    const [number = '', query] = String(value).split('?', 2);
    if (!/^\d{1,15}$/u.test(number)) return [];
    const counts = new URLSearchParams(query);
    const shown = INQUIRY_EVENT_KINDS.map((kind) => [kind, Number(counts.get(kind)) || 0]);
    return [[Number(number), Object.fromEntries(shown)] as const];
  });
  return new Map(named.slice(0, AT_ONCE));
}
