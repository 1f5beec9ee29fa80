import type { DestinationKind } from '../destination-kinds.ts';
import type { AdapterParts, DestinationAdapter } from './destination-adapter.ts';
import { createHubspotAdapter } from './hubspot.ts';
import { createPipedriveAdapter } from './pipedrive.ts';
import { createSalesforceAdapter, createWebToLeadAdapter } from './salesforce.ts';
import { createSlackAdapter } from './slack.ts';
import { createTeamsAdapter } from './teams.ts';
import { createWebhookAdapter } from './webhook.ts';

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
