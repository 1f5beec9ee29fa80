import type { InquiryErrors } from '#content/contact/inquiry-fields.ts';
import { newInquiryKey } from '#browser/waiting-store.ts';
import type { InquiryPayload } from './inquiry-payload.ts';
import type { ProofTask } from './solve-proof.ts';

const FUNCTION_PATH = '/api/functions/send-contact-email-ses';
const TOKEN_PATH = '/api/form-token';
const SEND_LIMIT_MS = 20_000;
const TOKEN_LIMIT_MS = 4_000;

/**
 * What the function answered: stored, refused with reasons, not now since too many came, or out of reach (then the
 * prepared mail takes over).
 */
type SendAnswer =
  | { outcome: 'sent' }
  | { outcome: 'refused' | 'busy'; fields: InquiryErrors }
  | { outcome: 'unreachable' };

/** Marks that make one shown form one inquiry. Minted here when the address for it cannot be reached. */
export type FormMarks = { idempotencyKey: string; token: string | null; proof: string | null };

type TokenAnswer = { idempotencyKey: string; token: string; proofTask: ProofTask | null };

/** Fetches the time token and the key of one shown form; never fails. */
export async function fetchFormMarks(formType: string): Promise<FormMarks> {
  try {
    const answer = await fetch(`${TOKEN_PATH}?form=${encodeURIComponent(formType)}`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(TOKEN_LIMIT_MS),
    });
    if (!answer.ok) throw new Error(String(answer.status));
    const { idempotencyKey, token, proofTask } = (await answer.json()) as TokenAnswer;
    // Asked for only while very many inquiries come.
    const proof = proofTask && (await (await import('./solve-proof.ts')).solveProof(proofTask));
    return { idempotencyKey, token, proof };
  } catch {
    return { idempotencyKey: newInquiryKey(), token: null, proof: null };
  }
}

const BUSY = 429;

/**
 * Calls the function. Decision 13: a network failure counts like an answer with the fallback flag; so does whatever is
 * answered in the site's place, as by a gateway or where a network asks to sign in: only the site says what it stored.
 */
export async function sendInquiry(payload: InquiryPayload): Promise<SendAnswer> {
  try {
    const answer = await fetch(FUNCTION_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(payload),
      signal: AbortSignal.timeout(SEND_LIMIT_MS),
    });
    const body = (await answer.json()) as {
      success?: unknown;
      fallback?: boolean;
      fields?: InquiryErrors;
    };
    const isStored = answer.ok && !answer.redirected && body.success === true;
    if (isStored) return { outcome: 'sent' };
    if (body.success !== false || body.fallback) return { outcome: 'unreachable' };
    return { outcome: answer.status === BUSY ? 'busy' : 'refused', fields: body.fields ?? {} };
  } catch {
    return { outcome: 'unreachable' };
  }
}

/** Raised on the page when the site has taken an inquiry, for scripts of the owner's (docs/guides/visits-and-inquiries.md). */
const INQUIRY_SENT = 'inquiry-sent';

/** Tells the page that an inquiry was sent: by which form and where, and nothing of what a person wrote. */
export function tellSent(formType: string, formLocation: string): void {
  const detail = { formType, formLocation };
  document.dispatchEvent(new CustomEvent(INQUIRY_SENT, { detail, bubbles: true }));
}
