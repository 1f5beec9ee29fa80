import { dropWaiting, readWaiting } from '#browser/waiting-store.ts';
import { inquiryWords } from '#copy/en/inquiry-words.ts';
import { waitingWords } from '#copy/en/waiting-words.ts';
import type { Wording } from '#copy/wording.ts';
import { toast } from '#ui/toast.ts';
import { keepDraft } from './inquiry-draft.ts';
import type { InquiryPayload } from './inquiry-payload.ts';
import { sendInquiry, tellSent } from './send-inquiry.ts';

const LOCK = 'waiting-inquiries';

type Sent = { delivered: number; refused: number };

/** What became of an inquiry that waited: a form that still shows it as waiting listens, in whatever tab. */
export const WAITING_SENT = 'waiting-inquiry-sent';

export type WaitingSent = { idempotencyKey: string; outcome: 'sent' | 'refused' };

/** Sends what waits and notifies the visitor. */
export async function sendWaitingInquiries(wording: Wording): Promise<void> {
  const { sent } = wording.of(inquiryWords);
  const waiting = wording.of(waitingWords);
  const { delivered, refused } = await sendWaiting();
  const { title, text } = waiting.refused;
  if (refused > 0) toast({ title, description: text, tone: 'error' });
  if (delivered > 0) toast({ title: sent.toast, description: waiting.delivered, tone: 'success' });
}

/**
 * Sends what waits, each with its own key, so that even a second tab doing the same stores nothing twice; where the
 * browser can tell, only one tab does it. What the server refuses becomes the draft of its form again.
 * @returns how many were delivered and refused; what could not be sent waits on
 */
async function sendWaiting(): Promise<Sent> {
  if (!('locks' in navigator)) return sendAll();
  return navigator.locks.request(LOCK, sendAll);
}

async function sendAll(): Promise<Sent> {
  const sent: Sent = { delivered: 0, refused: 0 };
  const channel = new BroadcastChannel(WAITING_SENT);
  for (const payload of readWaiting<InquiryPayload>()) {
    const { outcome } = await sendInquiry(payload);
    if (outcome === 'unreachable' || outcome === 'busy') break;
    if (outcome === 'sent') {
      sent.delivered += 1;
      tellSent(payload.formType, pathOf(payload.location));
    } else {
      keepDraft(payload.formType, payload);
      sent.refused += 1;
    }
    dropWaiting(payload.idempotencyKey);
    const { idempotencyKey } = payload;
    channel.postMessage({ idempotencyKey, outcome } satisfies WaitingSent);
  }
  channel.close();
  return sent;
}

/** The path of the page where it was written, without what its address may say of the visitor. */
const pathOf = (address: string) => URL.parse(address)?.pathname ?? '';
