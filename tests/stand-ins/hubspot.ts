import type { Answer, Asked, StandIn } from './stand-in.ts';

export const HUBSPOT_TOKEN = 'pat-eu1-00000000-1111-2222-3333';
type Properties = Record<string, string>;
type Deal = { id: string; properties: Properties; contact: string };
type Body = {
  properties: Properties;
  inputs: { id: string }[];
  idProperty: string;
  fields: { name: string; value: string }[];
  associations: { to: { id: string } }[];
};

const named = (names: string[]) =>
  names.map((name) => ({ name, hasUniqueValue: name === 'website_enquiry_key' }));
const CONTACT = ['email', 'firstname', 'lastname', 'phone', 'company', 'message', 'web_stage'];
const DEAL = [
  ...['dealname', 'dealstage', 'pipeline', 'description', 'website_enquiry_key'],
  ...['plain_key', 'web_stage'],
];
const SCOPES = ['contacts', 'deals'].flatMap((name) => [
  `crm.objects.${name}.read`,
  `crm.objects.${name}.write`,
]);

const unauthorised: Answer = {
  status: 401,
  body: { status: 'error', category: 'INVALID_AUTHENTICATION', message: 'Authentication failed' },
};
const invalid = (name: string): Answer => ({
  status: 400,
  body: {
    status: 'error',
    category: 'VALIDATION_ERROR',
    message: `Property values were not valid: "${name}" of visitor-words-canary`,
    errors: [{ code: 'INVALID_VALUE', context: { propertyName: [name] } }],
  },
});

/** HubSpot's contacts, deals, properties and pipelines, with a property of unique values on deals. */
export function hubspot() {
  const contacts = new Map<string, { id: string; properties: Properties }>();
  const deals = new Map<string, Deal>();
  /** Ids by the value of the unique property. */
  const dealsByKey = new Map<string, string>();
  const state = { scopes: SCOPES };
  let lastId = 100;

  function contact(asked: Asked): Answer {
    const [, , , , , given] = asked.path.split('/');
    const body = asked.body === '' ? null : (JSON.parse(asked.body) as Body);
    if (asked.refuses === 'field') return invalid('phone');
    const unknown = Object.keys(body?.properties ?? {}).find((name) => !CONTACT.includes(name));
    if (unknown) return invalid(unknown);
    if (asked.method === 'PATCH') {
      const known = contacts.get(decodeURIComponent(given ?? '').toLowerCase());
      if (!known || asked.query.get('idProperty') !== 'email') return { status: 404, body: {} };
      Object.assign(known.properties, body!.properties);
      return { status: 200, body: known };
    }
    const email = body!.properties['email']!.toLowerCase();
    if (contacts.has(email))
      return { status: 409, body: { category: 'CONFLICT', message: 'Contact already exists' } };
    const made = { id: String((lastId += 1)), properties: body!.properties };
    contacts.set(email, made);
    return { status: 201, body: made };
  }

  function deal(asked: Asked): Answer {
    const [, , , , , given] = asked.path.split('/');
    const key = asked.query.get('idProperty') ?? '';
    const byKey = () =>
      key === 'website_enquiry_key'
        ? deals.get(dealsByKey.get(decodeURIComponent(given ?? '')) ?? '')
        : undefined;
    if (asked.method === 'GET') {
      const known = byKey();
      return known ? { status: 200, body: known } : { status: 404, body: {} };
    }
    const { properties, associations } = JSON.parse(asked.body) as Body;
    if (asked.method === 'PATCH') {
      const known = byKey();
      if (!known) return { status: 404, body: {} };
      Object.assign(known.properties, properties);
      return { status: 200, body: known };
    }
    const unknown = Object.keys(properties).find((name) => !DEAL.includes(name));
    if (unknown) return invalid(unknown);
    const value = properties['website_enquiry_key'];
    if (dealsByKey.has(value!) && deals.has(dealsByKey.get(value!)!))
      return invalid('website_enquiry_key');
    const id = String((lastId += 1));
    deals.set(id, { id, properties, contact: associations[0]!.to.id });
    dealsByKey.set(value!, id);
    return { status: 201, body: deals.get(id) };
  }

  function read(asked: Asked): Answer {
    const { idProperty, inputs } = JSON.parse(asked.body) as Body;
    if (inputs.length > 100) return { status: 400, body: {} };
    const records = asked.path.includes('/deals/') ? [...deals.values()] : [...contacts.values()];
    const ids = new Set(inputs.map(({ id }) => id.toLowerCase()));
    const results = records.filter(({ properties }) =>
      ids.has(properties[idProperty]?.toLowerCase() ?? ''),
    );
    return { status: results.length === inputs.length ? 200 : 207, body: { results } };
  }

  function answer(asked: Asked): Answer {
    const { path } = asked;
    if (asked.refuses === 'account' || asked.header('authorization') !== `Bearer ${HUBSPOT_TOKEN}`)
      return unauthorised;
    if (path === '/crm/v3/properties/contacts')
      return { status: 200, body: { results: named(CONTACT) } };
    if (path === '/crm/v3/properties/deals') return { status: 200, body: { results: named(DEAL) } };
    if (path === '/crm/v3/pipelines/deals') {
      const stages = [{ id: 'appointmentscheduled' }, { id: 'closedwon' }];
      return { status: 200, body: { results: [{ id: 'default', stages }] } };
    }
    if (path === '/oauth/v2/private-apps/get/access-token-info')
      return { status: 200, body: { scopes: state.scopes } };
    if (path.endsWith('/batch/read')) return read(asked);
    if (path.startsWith('/crm/v3/objects/contacts')) return contact(asked);
    if (path.startsWith('/crm/v3/objects/deals')) return deal(asked);
    return { status: 404, body: {} };
  }
  return { answer, contacts, deals, state } satisfies StandIn & Record<string, unknown>;
}

/** HubSpot's form submissions, which know no keys. */
export function hubspotForms() {
  const submissions: Record<string, string>[] = [];
  const answer = (asked: Asked): Answer => {
    if (asked.refuses === 'account' || asked.header('authorization') !== `Bearer ${HUBSPOT_TOKEN}`)
      return unauthorised;
    if (!/^\/submissions\/v3\/integration\/secure\/submit\/\d+\/[0-9a-f-]{36}$/u.test(asked.path))
      return { status: 404, body: {} };
    if (asked.refuses === 'field')
      return { status: 400, body: { status: 'error', errors: [{ errorType: 'INVALID_EMAIL' }] } };
    const { fields } = JSON.parse(asked.body) as Body;
    submissions.push(Object.fromEntries(fields.map(({ name, value }) => [name, value])));
    return { status: 200, body: { inlineMessage: 'Thanks' } };
  };
  return { answer, submissions } satisfies StandIn & Record<string, unknown>;
}
