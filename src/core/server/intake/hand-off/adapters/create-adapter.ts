import { handOffWords } from '#copy/en/hand-off-words.ts';
import type { DestinationKind } from '../destination-kinds.ts';
import { toWebhookPayload } from '../hand-off-payload.ts';
import { signWebhook } from '../sign-webhook.ts';
import { toDeliveryError } from '../to-delivery-error.ts';
import type { AdapterParts, DestinationAdapter } from './destination-adapter.ts';
import { createHubspotAdapter } from './hubspot.ts';
import { createPipedriveAdapter } from './pipedrive.ts';
import { createSalesforceAdapter, createWebToLeadAdapter } from './salesforce.ts';
import { createSlackAdapter } from './slack.ts';
import { createTeamsAdapter } from './teams.ts';

const ADAPTERS: Record<DestinationKind, (parts: AdapterParts) => DestinationAdapter> = {
  webhook: createWebhookAdapter,
  slack: createSlackAdapter,
  teams: createTeamsAdapter,
  'hubspot-deals': (parts) => createHubspotAdapter('deals', parts),
  'hubspot-contacts': (parts) => createHubspotAdapter('contacts', parts),
  'hubspot-form': (parts) => createHubspotAdapter('form', parts),
  'pipedrive-leads': (parts) => createPipedriveAdapter('leads', parts),
  'pipedrive-deals': (parts) => createPipedriveAdapter('deals', parts),
  'salesforce-rest': createSalesforceAdapter,
  'salesforce-web': createWebToLeadAdapter,
};

export function createAdapter(kind: DestinationKind, parts: AdapterParts): DestinationAdapter {
  return ADAPTERS[kind](parts);
}

/*
 * Standard Webhooks 1.0.0 (sign-webhook.ts): 2xx is success, 3xx is not followed, 410 ends the hand-off, 429, 502 and 504 slow it down; the body is
 * best under 20 kB, which the limits of the form keep it to.
 */
function createWebhookAdapter(parts: AdapterParts): DestinationAdapter {
  const { secrets, mapping, requester, clock } = parts;
  return {
    check: async () => [{ level: 'note', text: handOffWords.findings.cannotAsk }],
    async send(message, signal) {
      const body = JSON.stringify(
        toWebhookPayload(message, (name) => (mapping[name] ?? '') !== ''),
      );
      const sentAtMs = clock.now();
      const answer = await requester.ask(
        {
          method: 'POST',
          url: secrets['url']!,
          headers: {
            'Content-Type': 'application/json',
            ...signWebhook(message.id, sentAtMs, body, signingSecrets(secrets, sentAtMs)),
          },
          body,
        },
        signal,
      );
      if (answer.status < 200 || answer.status > 299) throw toDeliveryError(answer, clock.now());
      return `HTTP ${answer.status}`;
    },
    find: null,
  };
}

/** For a day after the secret was renewed both sign, as the specification has it, so that the receiver can change over. */
function signingSecrets(secrets: AdapterParts['secrets'], nowMs: number): string[] {
  const { signingSecret = '', formerSecret = '', formerUntil = '0' } = secrets;
  return formerSecret !== '' && nowMs < Number(formerUntil)
    ? [signingSecret, formerSecret]
    : [signingSecret];
}
