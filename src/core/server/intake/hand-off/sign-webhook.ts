import { Webhook } from 'standardwebhooks';

const ENCODED = /^whsec_(?<key>[A-Za-z0-9+/]{2,}={0,2})$/u;

/**
 * The head lines that sign a webhook by Standard Webhooks 1.0.0,
 * https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md. Of `whsec_` and Base64 the key
 * is what that encodes; of any other word, as a program of the receiver may ask for, its bytes in UTF-8.
 * @param id the same on every try: the receiver's idempotency key
 * @param sentAtMs milliseconds since 1970
 * @param secrets each signs, so that a receiver can change over to a new one
 */
export function signWebhook(
  id: string,
  sentAtMs: number,
  body: string,
  secrets: readonly string[],
): Record<string, string> {
  const sentAt = new Date(sentAtMs);
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(sentAtMs / 1_000)),
    'webhook-signature': secrets
      .map((secret) => new Webhook(keyOf(secret), { format: 'raw' }).sign(id, sentAt, body))
      .join(' '),
  };
}

function keyOf(secret: string): Uint8Array {
  const encoded = ENCODED.exec(secret)?.groups?.['key'];
  return encoded === undefined ? Buffer.from(secret) : Buffer.from(encoded, 'base64');
}
