import { HAND_OFF_FIELDS } from '../hand-off-payload.ts';
import { jsonRequest } from '../outgoing-request.ts';
import { toDeliveryError, safeName } from '../to-delivery-error.ts';
import { CANNOT_ASK, type AdapterParts, type DestinationAdapter } from './destination-adapter.ts';

/** Limits of Block Kit, https://docs.slack.dev/reference/block-kit/blocks: header 150, section 3,000 characters. */
const HEADER_MAX = 150;
const SECTION_MAX = 2_900;

/*
 * Incoming webhooks, https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks: 200 "ok", else a short
 * name of the fault: 400 invalid_payload, 403 action_prohibited, 404 no_service or channel_not_found, 410
 * channel_is_archived (https://api.slack.com/changelog/2016-05-17-changes-to-errors-for-incoming-webhooks). One message a
 * second, then 429 with Retry-After (https://docs.slack.dev/apis/web-api/rate-limits). It knows no keys: the number of
 * the inquiry is in the heading.
 */
export function createSlackAdapter(parts: AdapterParts): DestinationAdapter {
  const { secrets, mapping, requester, clock } = parts;
  return {
    check: async () => [...CANNOT_ASK],
    async send(message, signal) {
      const { fields, change } = message;
      const lines = HAND_OFF_FIELDS.filter(
        (name) => name !== 'title' && name !== 'link' && (mapping[name] ?? '') !== '',
      )
        .filter((name) => fields[name] !== '' && (name !== 'stage' || change !== null))
        .map((name) => `*${escapeText(mapping[name]!)}:* ${escapeText(fields[name])}`);
      if (mapping.link) lines.push(`<${fields.link}|${escapeText(mapping.link)}>`);
      const answer = await requester.ask(
        jsonRequest(
          'POST',
          secrets['url']!,
          {},
          {
            text: escapeText(fields.title),
            blocks: [
              {
                type: 'header',
                text: { type: 'plain_text', text: cut(fields.title, HEADER_MAX), emoji: false },
              },
              ...inSections(lines.join('\n')).map((text) => ({
                type: 'section',
                // As it is: a visitor's words make no mentions and no links.
                text: { type: 'mrkdwn', text, verbatim: true },
              })),
            ],
          },
        ),
        signal,
      );
      if (answer.status === 200) return 'ok';
      throw toDeliveryError(answer, clock.now(), { code: safeName(answer.text.trim()) });
    },
    find: null,
  };
}

/** The three signs that Slack reads as its own, https://docs.slack.dev/messaging/formatting-message-text. */
function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

const cut = (text: string, max: number) =>
  text.length > max ? `${text.slice(0, max - 1)}…` : text;

/** A long text in parts that each fit; no part ends within an escaped sign. */
function inSections(text: string): string[] {
  const sections: string[] = [];
  for (let rest = text; rest !== '';) {
    const part =
      rest.length <= SECTION_MAX ? rest : rest.slice(0, SECTION_MAX).replace(/&[a-z]*$/u, '');
    sections.push(part);
    rest = rest.slice(part.length);
  }
  return sections;
}
