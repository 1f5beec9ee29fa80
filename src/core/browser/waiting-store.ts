import { readStored, store } from '#dom/stored.ts';

const KEY = 'waiting-inquiries';
const MOST_KEPT = 10;

type Waiting = { idempotencyKey: string };

/** The inquiries that wait in this browser, oldest first. */
export function readWaiting<Payload extends Waiting>(): Payload[] {
  const kept = readStored('localStorage', KEY);
  return Array.isArray(kept) ? (kept as Payload[]) : [];
}

/** Keeps an inquiry written without a connection. False when this browser cannot keep it, or keeps too many already. */
export function keepWaiting(payload: Waiting): boolean {
  const waiting = readWaiting();
  return waiting.length < MOST_KEPT && store('localStorage', KEY, [...waiting, payload]);
}

/** Forgets an inquiry that has been sent, by its key. Else it is sent again, and its key makes that the same inquiry. */
export function dropWaiting(idempotencyKey: string): void {
  const left = readWaiting().filter((payload) => payload.idempotencyKey !== idempotencyKey);
  store('localStorage', KEY, left.length === 0 ? null : left);
}

/** One key per inquiry. `randomUUID` exists only in secure contexts; a site tried out over plain HTTP has none. */
export function newInquiryKey(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID();
  const bytes = Array.from((crypto as Crypto).getRandomValues(new Uint8Array(16)));
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
