import { HAND_OFF_FIELDS } from '../hand-off-payload.ts';
import { jsonRequest } from '../outgoing-request.ts';
import { toDeliveryError } from '../to-delivery-error.ts';
import { CANNOT_ASK, type AdapterParts, type DestinationAdapter } from './destination-adapter.ts';

/** A message may have 28 kB; the visitor's text is the only part that could be long. */
const MESSAGE_MAX = 5_000;

/*
 * A Workflows webhook, https://learn.microsoft.com/en-us/connectors/teams/#microsoft-teams-webhook: a message with one
 * adaptive card as attachment; answered 202 before the flow posts it, so a flow that fails later is seen in Teams only.
 * 28 kB and four requests a second, then 429:
 * https://learn.microsoft.com/en-us/microsoftteams/platform/webhooks-and-connectors/how-to/add-incoming-webhook.
 * It knows no keys: the number of the inquiry is in the heading.
 */
export function createTeamsAdapter(parts: AdapterParts): DestinationAdapter {
  const { secrets, mapping, requester, clock } = parts;
  return {
    check: async () => [...CANNOT_ASK],
    async send(message, signal) {
      const { fields, change } = message;
      const facts = HAND_OFF_FIELDS.filter(
        (name) => !['title', 'link', 'message'].includes(name) && (mapping[name] ?? '') !== '',
      )
        .filter((name) => fields[name] !== '' && (name !== 'stage' || change !== null))
        .map((name) => ({ title: mapping[name]!, value: escapeMarkdown(fields[name]) }));
      const text = (words: string, more: object = {}) => ({
        type: 'TextBlock',
        text: escapeMarkdown(words),
        wrap: true,
        ...more,
      });
      const card = {
        $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
        type: 'AdaptiveCard',
        version: '1.4',
        body: [
          text(fields.title, { weight: 'Bolder', size: 'Medium' }),
          { type: 'FactSet', facts },
          ...(mapping.message ? [text(fields.message.slice(0, MESSAGE_MAX))] : []),
        ],
        actions: mapping.link
          ? [{ type: 'Action.OpenUrl', title: mapping.link, url: fields.link }]
          : [],
      };
      const attached = { contentType: 'application/vnd.microsoft.card.adaptive', contentUrl: null };
      const json = { type: 'message', attachments: [{ ...attached, content: card }] };
      const answer = await requester.ask(jsonRequest('POST', secrets['url']!, {}, json), signal);
      if (answer.status === 200 || answer.status === 202) return `HTTP ${answer.status}`;
      throw toDeliveryError(answer, clock.now());
    },
    find: null,
  };
}

/** A visitor's words are no links and no emphasis: adaptive cards read Markdown. */
function escapeMarkdown(text: string): string {
  return text.replaceAll(/[\\[\]()*_`#>~|]/gu, (sign) => `\\${sign}`);
}
