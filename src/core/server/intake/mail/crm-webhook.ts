import { createHmac } from 'node:crypto';
import type { Selectable } from 'kysely';
import { columnOf, inquiryValues } from '#content/contact/inquiry-fields.ts';
import type { Clock } from '#server/store/store.ts';
import { signWebhook } from '../hand-off/sign-webhook.ts';
import { toDeliveryError } from '../hand-off/to-delivery-error.ts';
import type { Requester } from '../hand-off/outgoing-request.ts';
import type { InquiryRow } from '../inquiries/inquiry-tables.ts';

export type CrmWebhookSettings = { url: string; secret: string };

/**
 * Posts one inquiry as JSON to the system that CRM_WEBHOOK_URL names, signed as the destinations' webhook is. It is older
 * than they are and keeps its own form of the body. `X-Signature: t=<ms>,v1=<hex>`, which signs "<ms>.<body>" with
 * HMAC-SHA256, and `Idempotency-Key` say the same once more and end with the next release (docs/guides/hand-off.md).
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
    ...inquiryValues((name) => inquiry[columnOf(name)]),
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
        ...signWebhook(outboxId, timestamp, body, [settings.secret]),
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
