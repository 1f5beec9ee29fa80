import type { InquiryPayload } from './inquiry-payload.ts';
import { WAITING_KEY } from './has-waiting.ts';
import { sendInquiry } from './send-inquiry.ts';

const MOST_KEPT = 10;

function readAll(): InquiryPayload[] {
  try {
    return JSON.parse(localStorage.getItem(WAITING_KEY) ?? '[]') as InquiryPayload[];
  } catch {
    return [];
  }
}

function writeAll(waiting: InquiryPayload[]): void {
  if (waiting.length === 0) localStorage.removeItem(WAITING_KEY);
  else localStorage.setItem(WAITING_KEY, JSON.stringify(waiting));
}

/** Keeps an enquiry written without a connection. False when this browser cannot keep it. */
export function keepWaiting(payload: InquiryPayload): boolean {
  try {
    writeAll([...readAll(), payload].slice(-MOST_KEPT));
    return true;
  } catch {
    return false;
  }
}

/**
 * Sends what waits, each with its own key, so that a second tab doing the same stores nothing twice.
 * @returns how many were delivered; what could not be sent waits on
 */
export async function sendWaiting(): Promise<number> {
  let delivered = 0;
  for (const payload of readAll()) {
    const answer = await sendInquiry(payload);
    if (answer.outcome === 'unreachable') break;
    delivered += answer.outcome === 'sent' ? 1 : 0;
    writeAll(readAll().filter(({ idempotencyKey }) => idempotencyKey !== payload.idempotencyKey));
  }
  return delivered;
}
