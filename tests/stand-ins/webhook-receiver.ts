import type { Asked, StandIn } from './stand-in.ts';

/** A receiver by the rules of Standard Webhooks: it keeps what came, and knows a repeat by webhook-id. */
export function webhookReceiver() {
  const received: { id: string; headers: Record<string, string>; body: string }[] = [];
  const taken = new Map<string, string>();
  const answer = (asked: Asked) => {
    if (asked.refuses === 'account') return { status: 401 };
    if (asked.refuses === 'field') return { status: 400, body: { error: 'phone' } };
    const id = asked.header('webhook-id');
    const headers = {
      'webhook-id': id,
      'webhook-timestamp': asked.header('webhook-timestamp'),
      'webhook-signature': asked.header('webhook-signature'),
    };
    received.push({ id, headers, body: asked.body });
    taken.set(id, asked.body);
    return { status: 204 };
  };
  return { answer, received, taken } satisfies StandIn & Record<string, unknown>;
}
