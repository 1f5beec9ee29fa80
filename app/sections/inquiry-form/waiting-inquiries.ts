import { dropWaiting, readWaiting } from '#browser/waiting-store.ts';
import { keepDraft } from './inquiry-draft.ts';
import type { InquiryPayload } from './inquiry-payload.ts';
import { sendInquiry } from './send-inquiry.ts';

const LOCK = 'waiting-inquiries';

export type Sent = { delivered: number; refused: number };

/**
 * Sends what waits, each with its own key, so that even a second tab doing the same stores nothing twice; where the
 * browser can tell, only one tab does it. What the server refuses becomes the draft of its form again.
 * @returns how many were delivered and refused; what could not be sent waits on
 */
export async function sendWaiting(): Promise<Sent> {
  if (!('locks' in navigator)) return sendAll();
  return navigator.locks.request(LOCK, sendAll);
}

async function sendAll(): Promise<Sent> {
  const sent: Sent = { delivered: 0, refused: 0 };
  for (const payload of readWaiting<InquiryPayload>()) {
    const { outcome } = await sendInquiry(payload);
    if (outcome === 'unreachable') break;
    if (outcome === 'sent') sent.delivered += 1;
    else {
      const { name, email, phone, company, subject, message } = payload;
      keepDraft(payload.formType, { name, email, phone, company, subject, message });
      sent.refused += 1;
    }
    dropWaiting(payload.idempotencyKey);
  }
  return sent;
}
