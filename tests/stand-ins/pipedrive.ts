import type { Answer, Asked, StandIn } from './stand-in.ts';

export const PIPEDRIVE_TOKEN = '0123456789012345678901234567890123456789';
export const KEY_FIELD = 'dcf558aac1ae4e8c4f849ba5e668430d8df9be12';
export const STAGE_FIELD = 'aaaa58aac1ae4e8c4f849ba5e668430d8df9be12';
const NUMBER_FIELD = 'bbbb58aac1ae4e8c4f849ba5e668430d8df9be12';

type Record_ = { id: number | string } & Record<string, unknown>;
const ok = (data: unknown, status = 200): Answer => ({ status, body: { success: true, data } });
const fault = (status: number, error: string, code?: string): Answer => ({
  status,
  body: { success: false, error, code, data: null },
});

/** Pipedrive's persons, leads, deals, notes and fields, with its searches for exact matches. */
export function pipedrive() {
  const persons = new Map<number, Record_>();
  const leads = new Map<string, Record_>();
  const deals = new Map<string, Record_>();
  const notes: Record_[] = [];
  let lastId = 0;

  /** Every text of a record, in small letters, leads to it: searches are for whole values. */
  const index = { persons: new Map(), leads: new Map(), deals: new Map() } as Record<
    'persons' | 'leads' | 'deals',
    Map<string, Record_>
  >;
  function remember(kind: keyof typeof index, record: Record_, value: unknown = record): void {
    if (typeof value === 'string') index[kind].set(value.toLowerCase(), record);
    else if (typeof value === 'object' && value !== null)
      for (const part of Object.values(value)) remember(kind, record, part);
  }

  function search(asked: Asked, kind: keyof typeof index): Answer {
    if (asked.query.get('exact_match') !== 'true') return fault(400, 'exact_match: is required');
    const found = index[kind].get(asked.query.get('term')!.toLowerCase());
    const records: Map<unknown, Record_> = { persons, leads, deals }[kind];
    const isThere = found && [found.id, String(found.id)].some((id) => records.has(id));
    return ok({ items: isThere ? [{ item: { id: found.id } }] : [] });
  }

  function answer(asked: Asked): Answer {
    const { method, path } = asked;
    if (asked.refuses === 'account' || asked.header('x-api-token') !== PIPEDRIVE_TOKEN)
      return fault(401, 'unauthorized access');
    const body = asked.body === '' ? {} : (JSON.parse(asked.body) as Record<string, unknown>);
    if (path === '/api/v2/persons/search') return search(asked, 'persons');
    if (path === '/api/v2/leads/search') return search(asked, 'leads');
    if (path === '/api/v2/deals/search') return search(asked, 'deals');
    if (path === '/api/v1/dealFields') {
      return ok([
        { key: KEY_FIELD, field_type: 'varchar' },
        { key: STAGE_FIELD, field_type: 'varchar' },
        { key: NUMBER_FIELD, field_type: 'double' },
      ]);
    }
    if (path === '/api/v1/personFields') return ok([]);
    if (method === 'GET' && path === '/api/v1/notes') {
      const [name, id] = asked.query.has('lead_id')
        ? (['lead_id', asked.query.get('lead_id')] as const)
        : (['deal_id', Number(asked.query.get('deal_id'))] as const);
      return ok(notes.filter((note) => note[name] === id));
    }
    if (method === 'POST' && path === '/api/v1/notes') {
      notes.push({ ...body, id: (lastId += 1) });
      return ok(notes.at(-1), 201);
    }
    if (method === 'POST' && path === '/api/v2/persons') {
      if (asked.refuses === 'field') return fault(400, 'phones: value visitor-words-canary is bad');
      const id = (lastId += 1);
      persons.set(id, { ...body, id });
      remember('persons', persons.get(id)!);
      return ok({ id }, 201);
    }
    if (method === 'POST' && (path === '/api/v1/leads' || path === '/api/v2/deals')) {
      if (!body['title'] || typeof body['person_id'] !== 'number')
        return fault(400, 'title: is required');
      const isLead = path.endsWith('leads');
      const id = isLead ? `lead-${(lastId += 1)}` : (lastId += 1);
      const record = { ...body, id };
      (isLead ? leads : deals).set(String(id), record);
      remember(isLead ? 'leads' : 'deals', record);
      return ok({ id }, 201);
    }
    const [, kind, id] = /^\/api\/v[12]\/(leads|deals)\/([\w-]+)$/u.exec(path) ?? [];
    const known = kind && id ? (kind === 'leads' ? leads : deals).get(id) : undefined;
    if (method === 'PATCH' && known) {
      Object.assign(known, body);
      return ok(known);
    }
    return fault(404, 'not found');
  }
  return { answer, persons, leads, deals, notes } satisfies StandIn & Record<string, unknown>;
}
