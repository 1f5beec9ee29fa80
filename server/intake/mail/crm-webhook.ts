import { createHmac } from 'node:crypto';
import type { Clock } from '#server/store/store.ts';
import type { InquiryRow } from '../inquiries/inquiry-tables.ts';
import { DeliveryError, fromNetworkFault } from './delivery-error.ts';

export type CrmWebhookSettings = { url: string; secret: string };

/**
 * Posts one inquiry as JSON to the owner's other system. `X-Signature: t=<ms>,v1=<hex>` signs "<ms>.<body>" with
 * HMAC-SHA256; `Idempotency-Key` is equal on every try, so the receiver can tell a repeat.
 */
export async function postToCrm(
  outboxId: string,
  inquiry: Omit<InquiryRow, 'number'> & { number: number },
  settings: CrmWebhookSettings,
  clock: Clock,
  signal: AbortSignal,
): Promise<string> {
  const body = JSON.stringify({
    number: inquiry.number,
    receivedAt: new Date(inquiry.received_at).toISOString(),
    formType: inquiry.form_type,
    name: inquiry.name,
    email: inquiry.email,
    phone: inquiry.phone,
    company: inquiry.company,
    subject: inquiry.subject,
    message: inquiry.message,
    location: inquiry.location,
  });
  const timestamp = clock.now();
  const signature = createHmac('sha256', settings.secret)
    .update(`${timestamp}.${body}`)
    .digest('hex');
  let answer: Response;
  try {
    answer = await fetch(settings.url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(10_000)]),
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': outboxId,
        'X-Signature': `t=${timestamp},v1=${signature}`,
      },
      body,
    });
    await answer.body?.cancel();
  } catch (error) {
    throw fromNetworkFault(error, 'The CRM');
  }
  if (answer.ok) return `HTTP ${answer.status}`;
  const reason = `The CRM answered ${answer.status}`;
  if (answer.status === 429 || answer.status >= 500) throw new DeliveryError('unavailable', reason);
  if ([301, 302, 307, 308, 401, 403, 404].includes(answer.status))
    throw new DeliveryError('misconfigured', reason);
  throw new DeliveryError('refused', reason);
}
