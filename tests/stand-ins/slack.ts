import type { Answer, Asked, StandIn } from './stand-in.ts';

type Block = { type: string; text?: { type: string; text: string } };

/** Slack's incoming webhooks: "ok", or a short name of the fault; blocks have limits. */
export function slack() {
  const messages: { text: string; blocks: Block[] }[] = [];
  const answer = (asked: Asked): Answer => {
    if (asked.refuses === 'account') return { status: 403, body: 'action_prohibited' };
    if (!asked.path.startsWith('/services/')) return { status: 404, body: 'no_service' };
    const message = JSON.parse(asked.body) as { text: string; blocks: Block[] };
    const isTooLong = ({ type, text }: Block) =>
      (text?.text.length ?? 0) > (type === 'header' ? 150 : 3_000) || text?.text === '';
    if (asked.refuses === 'field' || message.blocks.length > 50 || message.blocks.some(isTooLong))
      return { status: 400, body: 'invalid_blocks' };
    messages.push(message);
    return { status: 200, body: 'ok' };
  };
  return { answer, messages } satisfies StandIn & Record<string, unknown>;
}
