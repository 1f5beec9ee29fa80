import type { Answer, Asked, StandIn } from './stand-in.ts';

export const SALESFORCE_CLIENT = {
  clientId: '3MVG9VwZxxW3bBQjhE6m21CG2',
  clientSecret: '8A4BE698BCA216718ECB',
};

type Lead = Record<string, string>;
const refused = (status: number, errorCode: string, fields: string[] = []): Answer => ({
  status,
  body: [{ errorCode, message: 'says visitor-words-canary', fields }],
});
const field = (name: string, over: object = {}) => ({
  ...{ name, createable: true, nillable: true, defaultedOnCreate: false, externalId: false },
  ...over,
});

/** Salesforce's token endpoint, leads with an external id, describe and queries. */
export function salesforce() {
  const leads = new Map<string, Lead>();
  const state = {
    tokens: 0,
    /** Tokens before this one have ended. */
    oldestToken: 0,
    fields: [
      ...[field('LastName', { nillable: false }), field('Company', { nillable: false })],
      ...[field('Email'), field('Phone'), field('Description'), field('Web_Stage__c')],
      ...[field('Status', { nillable: false, defaultedOnCreate: true }), field('Plain_Key__c')],
      field('Website_Enquiry_Key__c', { externalId: true }),
      field('CreatedDate', { createable: false, nillable: false }),
    ],
  };

  function token(asked: Asked): Answer {
    const form = new URLSearchParams(asked.body);
    const isKnown =
      form.get('grant_type') === 'client_credentials' &&
      form.get('client_id') === SALESFORCE_CLIENT.clientId &&
      form.get('client_secret') === SALESFORCE_CLIENT.clientSecret;
    if (!isKnown || asked.refuses === 'account')
      return { status: 400, body: { error: 'invalid_client', error_description: 'invalid' } };
    state.tokens += 1;
    return { status: 200, body: { access_token: `token-${state.tokens}`, token_type: 'Bearer' } };
  }

  function upsert(asked: Asked): Answer {
    const [, name = '', key = ''] =
      /^\/services\/data\/v[\d.]+\/sobjects\/Lead\/(\w+)\/(.+)$/u.exec(asked.path) ?? [];
    if (!state.fields.some((one) => one.name === name && one.externalId))
      return refused(404, 'NOT_FOUND');
    const body = JSON.parse(asked.body) as Lead;
    const unknown = Object.keys(body).find((one) => !state.fields.some((f) => f.name === one));
    if (unknown) return refused(400, 'INVALID_FIELD', [unknown]);
    if (asked.refuses === 'field') return refused(400, 'STRING_TOO_LONG', ['Phone']);
    const known = leads.get(key);
    if (known) {
      Object.assign(known, body);
      return { status: 204 };
    }
    for (const required of ['LastName', 'Company'])
      if (!body[required]) return refused(400, 'REQUIRED_FIELD_MISSING', [required]);
    leads.set(key, { ...body, [name]: key });
    return { status: 201, body: { id: `00Q${leads.size}`, success: true, errors: [] } };
  }

  function answer(asked: Asked): Answer {
    if (asked.path === '/services/oauth2/token') return token(asked);
    const [, used = '0'] = /^Bearer token-(\d+)$/u.exec(asked.header('authorization')) ?? [];
    if (asked.refuses === 'account' || Number(used) <= state.oldestToken)
      return refused(401, 'INVALID_SESSION_ID');
    if (asked.path.endsWith('/sobjects/Lead/describe'))
      return { status: 200, body: { fields: state.fields } };
    if (asked.path.endsWith('/query')) {
      const query = asked.query.get('q')!;
      const [, name = ''] = /^SELECT (\w+) FROM Lead WHERE /u.exec(query) ?? [];
      const keys = [...query.matchAll(/'([^']+)'/gu)].map(([, key]) => key!);
      const records = keys.filter((key) => leads.has(key)).map((key) => ({ [name]: key }));
      return { status: 200, body: { totalSize: records.length, done: true, records } };
    }
    return asked.method === 'PATCH' ? upsert(asked) : refused(405, 'METHOD_NOT_ALLOWED');
  }
  return { answer, leads, state } satisfies StandIn & Record<string, unknown>;
}

/** Web-to-lead: 200 whatever becomes of it; a head line says whether it was taken. */
export function webToLead() {
  const leads: Lead[] = [];
  const answer = (asked: Asked): Answer => {
    const lead = Object.fromEntries(new URLSearchParams(asked.body));
    const isTaken =
      asked.path === '/servlet/servlet.WebToLead' &&
      asked.refuses === null &&
      /^00D\w{12}/u.test(lead['oid'] ?? '') &&
      Boolean(lead['last_name'] && lead['company']);
    if (isTaken) leads.push(lead);
    return {
      status: 200,
      headers: {
        'Is-Processed': isTaken ? 'true' : 'Exception:common.exception.SalesforceGenericException',
      },
    };
  };
  return { answer, leads } satisfies StandIn & Record<string, unknown>;
}
