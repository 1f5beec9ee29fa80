import { onTestFinished } from 'vitest';
import {
  DESTINATION_KINDS,
  KIND_FACTS,
  type DestinationKind,
} from '#server/intake/hand-off/destination-kinds.ts';
import type { HandOff } from '#server/intake/hand-off/hand-off.ts';
import type { TypedDestination } from '#server/intake/hand-off/parse-destination.ts';
import type { Stores } from './stores.ts';
import { HUBSPOT_TOKEN } from '#tests/stand-ins/hubspot.ts';
import { KEY_FIELD, PIPEDRIVE_TOKEN } from '#tests/stand-ins/pipedrive.ts';
import { SALESFORCE_CLIENT } from '#tests/stand-ins/salesforce.ts';

export const SETTINGS_KEY = 'a settings key of the test suite, long enough';
export const EVERY_KIND = DESTINATION_KINDS;

const pipedrive = { company: 'acme.pipedrive.com', token: PIPEDRIVE_TOKEN, keyField: KEY_FIELD };
const hubspot = { token: HUBSPOT_TOKEN };

/** What an owner types so that the stand-in of a kind takes it. */
export const FITTING_VALUES: Record<DestinationKind, Record<string, string>> = {
  webhook: { url: 'https://hooks.example.com/inquiries' },
  slack: { url: 'https://hooks.slack.com/services/T0/B0/slack-secret-canary' },
  teams: { url: 'https://prod.logic.azure.com/workflows/teams-secret-canary' },
  'hubspot-deals': {
    ...hubspot,
    ...{ keyProperty: 'website_enquiry_key', pipeline: 'default' },
    dealStage: 'appointmentscheduled',
  },
  'hubspot-contacts': hubspot,
  'hubspot-form': {
    ...hubspot,
    ...{ portalId: '1234567', formId: '319478e5-e5fd-4d39-9d13-fc1f90bf46da' },
  },
  'pipedrive-leads': pipedrive,
  'pipedrive-deals': pipedrive,
  'salesforce-rest': {
    ...SALESFORCE_CLIENT,
    ...{ domain: 'acme.my.salesforce.com', keyField: 'Website_Enquiry_Key__c' },
  },
  'salesforce-web': { organisation: '00D000000000001' },
};

/** What is typed for a destination of a kind, with its usual mapping. */
export function typedFor(
  kind: DestinationKind,
  over: Partial<TypedDestination> = {},
): TypedDestination {
  return {
    name: `The ${kind}`,
    values: FITTING_VALUES[kind],
    mapping: KIND_FACTS[kind].mapping as Record<string, string>,
    sendsStages: false,
    ...over,
  };
}

/** Adds one that fits, and switches it on. @returns its id and, of a webhook, the secret that it was shown */
export async function addDestination(
  handOff: HandOff,
  kind: DestinationKind,
  over: Partial<TypedDestination> = {},
): Promise<{ id: string; secret: string }> {
  const saved = await handOff.save(kind, null, typedFor(kind, over));
  if (saved.outcome !== 'saved') throw new Error(JSON.stringify(saved));
  if (!(await handOff.switchOn(saved.id))) throw new Error(JSON.stringify(saved.findings));
  return { id: saved.id, secret: saved.madeSecret ?? '' };
}

/** A server of the tests has few connections: each store gives its own back when its test ends. */
export function closingStores(stores: Stores, open: Stores['open']): Stores {
  return {
    ...stores,
    async open() {
      const database = await open();
      onTestFinished(() => database.close());
      return database;
    },
  };
}
