import { createHmac } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Clock } from '#server/store/store.ts';
import { toDeliveryError } from '../hand-off/to-delivery-error.ts';
import type { Requester } from '../hand-off/outgoing-request.ts';
import type { InquiryRow } from '../inquiries/inquiry-tables.ts';

export type CrmWebhookSettings = { url: string; secret: string };

/**
 * Posts one inquiry as JSON to the system that CRM_WEBHOOK_URL names. `X-Signature: t=<ms>,v1=<hex>` signs "<ms>.<body>"
 * with HMAC-SHA256; `Idempotency-Key` is equal on every try, so the receiver can tell a repeat. It is older than the
 * destinations and keeps its own form; failures are read as theirs are.
 */
export async function postToCrm(
  outboxId: string,
  inquiry: Selectable<InquiryRow>,
  settings: CrmWebhookSettings,
  { requester, clock }: { requester: Requester; clock: Clock },
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
  const answer = await requester.ask(
    {
      method: 'POST',
      url: settings.url,
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': outboxId,
        'X-Signature': `t=${timestamp},v1=${signature}`,
      },
      body,
    },
    signal,
  );
  if (answer.status >= 200 && answer.status <= 299) return `HTTP ${answer.status}`;
  throw toDeliveryError(answer, timestamp);
}
