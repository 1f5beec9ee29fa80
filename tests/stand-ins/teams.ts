import type { Answer, Asked, StandIn } from './stand-in.ts';

type Card = {
  type: string;
  body: { type: string; text?: string; facts?: { title: string; value: string }[] }[];
  actions: { type: string; url: string }[];
};

/** A Workflows webhook of Teams: 202 for a message with an adaptive card of at most 28 kB. */
export function teams() {
  const cards: Card[] = [];
  const answer = (asked: Asked): Answer => {
    if (asked.refuses === 'account')
      return { status: 401, body: { error: { code: 'DirectApiAuthorizationRequired' } } };
    if (Buffer.byteLength(asked.body) > 28 * 1024) return { status: 413 };
    const message = JSON.parse(asked.body) as {
      type: string;
      attachments: { contentType: string; content: Card }[];
    };
    const [attachment] = message.attachments;
    const isCard =
      message.type === 'message' &&
      attachment?.contentType === 'application/vnd.microsoft.card.adaptive' &&
      attachment.content.type === 'AdaptiveCard';
    if (!isCard || asked.refuses === 'field')
      return { status: 400, body: { error: { code: 'TriggerInputSchemaMismatch' } } };
    cards.push(attachment.content);
    return { status: 202 };
  };
  return { answer, cards } satisfies StandIn & Record<string, unknown>;
}
