import { shownNow } from '#tests/support/shown-inquiries.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { format } from 'oxfmt';
import { Webhook } from 'standardwebhooks';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { startStandIns, HOSTS, type StandIns } from '#tests/stand-ins/start-stand-ins.ts';
import { STAGE_FIELD } from '#tests/stand-ins/pipedrive.ts';
import {
  addDestination,
  closingStores,
  EVERY_KIND,
  SETTINGS_KEY,
  typedFor,
} from '#tests/support/destinations.ts';
import { goodInquiry, startService, type RunningService } from '#tests/support/running-service.ts';
import { describeOnEachEngine, type Stores } from '#tests/support/stores.ts';
import type { DestinationKind } from './destination-kinds.ts';
import { HAND_OFF_FIELDS, webhookPayload } from './hand-off-payload.ts';
import { ROOT } from '#tools/runtime.mjs';

const WORKER = { id: 'worker', email: 'worker@example.com', name: 'Will Worker' };
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const SCHEMA_FILE = join(ROOT, 'docs/hand-off/enquiry.v1.schema.json');

const wholeInquiry = {
  ...goodInquiry,
  ...{ name: 'Alex Miller', email: 'alex@example.com', phone: '+48 600 100 200' },
  ...{ company: 'Example Ltd', subject: 'Lockers', message: 'Two <lockers> & a *machine*' },
  project: 'machine=duo:3',
};

async function start(stores: Stores): Promise<{ site: RunningService; systems: StandIns }> {
  const systems = await startStandIns();
  onTestFinished(() => systems.close());
  const env = { SETTINGS_KEY };
  const standIn = systems.url;
  const site = await startService(closingStores(stores, stores.open), env, true, { standIn });
  return { site, systems };
}

const rowsOf = ({ database }: RunningService, destinationId: string) =>
  database.query
    .selectFrom('outbox')
    .select(['id', 'kind', 'state', 'last_error', 'receipt', 'attempts', 'due_at'])
    .where('destination_id', '=', destinationId)
    .orderBy('created_at')
    .orderBy('inquiry_number')
    .execute();

const isSent = (site: RunningService, id: string, count: number) => async () => {
  const rows = await rowsOf(site, id);
  return rows.length === count && rows.every(({ state }) => state === 'sent');
};

/** What each stand-in has of the inquiry, as one text. */
const held = (systems: StandIns): Record<DestinationKind, () => unknown[]> => ({
  webhook: () => [...systems.webhook.taken.values()],
  slack: () => systems.slack.messages,
  teams: () => systems.teams.cards,
  'hubspot-deals': () => [...systems.hubspot.deals.values()],
  'hubspot-contacts': () => [...systems.hubspot.contacts.values()],
  'hubspot-form': () => systems.hubspotForms.submissions,
  'pipedrive-leads': () => [...systems.pipedrive.leads.values()],
  'pipedrive-deals': () => [...systems.pipedrive.deals.values()],
  'salesforce-rest': () => [...systems.salesforce.leads.values()],
  'salesforce-web': () => systems.webToLead.leads,
});

describeOnEachEngine('the hand-off', (stores) => {
  test('every kind gets an inquiry, once, with what is mapped', async () => {
    const { site, systems } = await start(stores);
    const ids = new Map<DestinationKind, string>();
    for (const kind of EVERY_KIND)
      if (kind !== 'pipedrive-deals')
        ids.set(kind, (await addDestination(site.service.handOff, kind)).id);
    await site.post({
      ...wholeInquiry,
      ...{ about: 'machine:divi-wp', aboutTitle: 'Divi WP', landingPage: '/blog' },
      ...{ referrerHost: 'search.example', campaign: 'utm_source=letter&utm_campaign=spring' },
    });
    const all = async () => {
      for (const id of ids.values()) if (!(await isSent(site, id, 1)())) return false;
      return true;
    };
    expect(await site.passUntil(all)).toBe(true);
    const found = held(systems);
    for (const kind of ids.keys()) expect(found[kind](), kind).toHaveLength(1);
    expect(systems.hubspot.deals.values().next().value).toMatchObject({
      properties: {
        dealname: 'Inquiry no. 1: Lockers – Alex Miller',
        description: expect.stringContaining('\n\nTwo <lockers> & a *machine*'),
        ...{ pipeline: 'default', dealstage: 'appointmentscheduled' },
      },
      contact: systems.hubspot.contacts.get('alex@example.com')?.id,
    });
    expect([...systems.pipedrive.persons.values()]).toMatchObject([
      { name: 'Alex Miller', emails: [{ value: 'alex@example.com' }] },
    ]);
    expect(systems.pipedrive.notes).toHaveLength(1);
    expect(systems.pipedrive.notes[0]).toMatchObject({
      content: expect.stringContaining('Two &lt;lockers&gt; &amp; a *machine*'),
    });
    expect([...systems.salesforce.leads.values()]).toMatchObject([
      { LastName: 'Alex Miller', Company: 'Example Ltd', Email: 'alex@example.com' },
    ]);
    expect(systems.hubspotForms.submissions[0]).toMatchObject({ firstname: 'Alex Miller' });
    expect(systems.webToLead.leads[0]).toMatchObject({ company: 'Example Ltd' });
    // What it is about and where it came from goes along by itself wherever there is room for it.
    const told = {
      ...{ webhook: systems.webhook.received.at(-1), slack: systems.slack.messages },
      ...{ teams: systems.teams.cards, deal: [...systems.hubspot.deals.values()] },
      ...{ pipedrive: systems.pipedrive.notes, rest: [...systems.salesforce.leads.values()] },
      web: systems.webToLead.leads,
    };
    for (const [name, record] of Object.entries(told))
      for (const value of ['Divi WP', '/blog', 'search.example', 'letter', 'spring'])
        expect(JSON.stringify(record), name).toContain(value);
    const blocks = JSON.stringify(systems.slack.messages[0]!.blocks);
    expect(blocks).toContain('Two &lt;lockers&gt; &amp; a *machine*');
    expect(JSON.stringify(systems.teams.cards[0]!.body)).toContain('\\\\*machine\\\\*');
  });

  test('what was taken before a connection broke makes no second record where keys are known', async () => {
    const { site, systems } = await start(stores);
    const kinds = [
      ...(['webhook', 'hubspot-deals', 'hubspot-contacts'] as const),
      ...(['pipedrive-deals', 'salesforce-rest'] as const),
    ];
    const ids: string[] = [];
    for (const kind of kinds) ids.push((await addDestination(site.service.handOff, kind)).id);
    const isFirst = () => {
      const seen = new Set<string>();
      return ({ method, path }: { method: string; path: string }) => {
        const isWrite = method !== 'GET' && !path.includes('token');
        if (!isWrite || seen.has(method + path)) return 'none' as const;
        seen.add(method + path);
        return 'cuts-after' as const;
      };
    };
    for (const name of ['webhook', 'hubspot', 'pipedrive', 'salesforce'] as const)
      systems.fault(HOSTS[name], isFirst());
    await site.post(wholeInquiry);
    const all = async () => {
      for (const id of ids) if (!(await isSent(site, id, 1)())) return false;
      return true;
    };
    expect(await site.passUntil(all, 10_000)).toBe(true);
    const found = held(systems);
    for (const kind of kinds) expect(found[kind](), kind).toHaveLength(1);
    expect(systems.webhook.received).toHaveLength(2);
    expect(systems.pipedrive.persons.size).toBe(1);
    expect(systems.pipedrive.notes).toHaveLength(1);
  });

  test('the webhook is signed by Standard Webhooks, fits the published schema, and its secret can be renewed', async () => {
    const { site, systems } = await start(stores);
    const { handOff } = site.service;
    const { id, secret } = await addDestination(handOff, 'webhook', { sendsStages: true });
    const schema = JSON.parse(readFileSync(SCHEMA_FILE, 'utf8')) as object;
    const written = JSON.stringify(z.toJSONSchema(webhookPayload, { io: 'input' }), null, 2);
    const { code } = await format(SCHEMA_FILE, written, { printWidth: 100 });
    await expect(code).toMatchFileSnapshot(SCHEMA_FILE);
    const ajv = new Ajv2020({ strict: true });
    addFormats.default(ajv);
    const isValid = ajv.compile(schema);
    await site.post(wholeInquiry);
    await site.database.transaction((trx) =>
      site.service.handOff.queueStageChange(trx, {
        number: 1,
        stage: 'quoted',
        atMs: site.clock.now(),
        by: 'Olivia',
      }),
    );
    expect(await site.passUntil(isSent(site, id, 2))).toBe(true);
    await handOff.test(id);
    expect(systems.webhook.received).toHaveLength(3);
    for (const { body } of systems.webhook.received) {
      expect(isValid(JSON.parse(body)), JSON.stringify(isValid.errors)).toBe(true);
      const { data } = JSON.parse(body) as { data: object };
      expect(Object.keys(data).sort()).toEqual(['key', ...HAND_OFF_FIELDS].sort());
    }
    // Not by the library's verify: that holds the timestamp against the true time.
    const verify = (key: string, { id, body, headers }: (typeof systems.webhook.received)[0]) => {
      const sentAt = new Date(Number(headers['webhook-timestamp']) * 1_000);
      const signatures = headers['webhook-signature']!.split(' ');
      return signatures.includes(new Webhook(key).sign(id, sentAt, body));
    };
    const [created, staged, tested] = systems.webhook.received;
    expect(verify(secret, created!)).toBe(true);
    expect(created!.id).toMatch(/^enquiry-1-[0-9a-f]{10}$/u);
    expect(staged!.id).toMatch(new RegExp(`^${created!.id}-`, 'u'));
    expect(JSON.parse(staged!.body)).toMatchObject({
      type: 'enquiry.stage_changed',
      change: { stage: 'quoted', by: 'Olivia' },
      data: { key: created!.id, number: 1, stage: 'quoted' },
    });
    expect(JSON.parse(tested!.body)).toMatchObject({ type: 'enquiry.test' });
    const renewed = (await handOff.renewSecret(id))!;
    await handOff.test(id);
    const last = systems.webhook.received.at(-1)!;
    expect([verify(renewed, last), verify(secret, last)]).toEqual([true, true]);
    site.clock.jump(DAY + 1);
    await handOff.test(id);
    const later = systems.webhook.received.at(-1)!;
    expect([verify(renewed, later), verify(secret, later)]).toEqual([true, false]);
  });

  test('secrets are sealed in the store and come out of nothing', async () => {
    const { site, systems } = await start(stores);
    const { handOff } = site.service;
    const { id } = await addDestination(handOff, 'slack');
    const hubspot = await addDestination(handOff, 'hubspot-deals');
    systems.fault(HOSTS.slack, 'refuses-account');
    systems.fault(HOSTS.hubspot, 'refuses-account');
    await site.post(wholeInquiry);
    await site.passUntil(async () => (await handOff.list()).every(({ state }) => state === 'held'));
    const stored = JSON.stringify(
      await site.database.query.selectFrom('destinations').selectAll().execute(),
    );
    const shown = JSON.stringify([await handOff.list(), await handOff.read(id)]);
    const detail = await handOff.read(hubspot.id);
    expect(detail?.shownSecrets).toEqual({ token: '3333' });
    for (const text of [stored, shown, JSON.stringify(detail), site.logged]) {
      expect(text).not.toContain('slack-secret-canary');
      expect(text).not.toContain('pat-eu1');
    }
    expect((await handOff.read(id))?.shownSecrets).toEqual({ url: 'hooks.slack.com' });
  });

  test('an answer that names a field parks the inquiry at once, without the visitor’s words', async () => {
    const { site, systems } = await start(stores);
    const { handOff } = site.service;
    const ids = new Map<string, string>();
    for (const kind of ['hubspot-contacts', 'pipedrive-leads', 'salesforce-rest'] as const)
      ids.set(kind, (await addDestination(handOff, kind)).id);
    for (const name of ['hubspot', 'pipedrive', 'salesforce'] as const)
      systems.fault(HOSTS[name], 'refuses-field');
    await site.post(wholeInquiry);
    const all = async () => (await handOff.list()).every(({ state }) => state === 'parked');
    expect(await site.passUntil(all)).toBe(true);
    const reasons = (await handOff.list())
      .sort((a, b) => a.kind.localeCompare(b.kind))
      .map(({ reason }) => reason);
    expect(reasons).toEqual([
      expect.stringContaining('It refused the field “phone” (INVALID_VALUE)'),
      expect.stringContaining('It refused the field “phones”'),
      expect.stringContaining('It refused the field “Phone” (STRING_TOO_LONG)'),
    ]);
    expect(site.logged).not.toContain('visitor-words-canary');
    expect((await rowsOf(site, ids.get('salesforce-rest')!))[0]!.attempts).toBe(1);
    // Put right there, and sent again by the owner.
    for (const name of ['hubspot', 'pipedrive', 'salesforce'] as const)
      systems.fault(HOSTS[name], 'none');
    for (const id of ids.values()) expect(await handOff.sendAgain(id)).toBe(1);
    expect(
      await site.passUntil(async () =>
        (await handOff.list()).every((one) => one.state === 'works'),
      ),
    ).toBe(true);
  });

  test('a refused account holds one destination and no other, and a check without faults ends it', async () => {
    const { site, systems } = await start(stores);
    const { handOff } = site.service;
    const hubspot = await addDestination(handOff, 'hubspot-contacts');
    const webhook = await addDestination(handOff, 'webhook');
    systems.fault(HOSTS.hubspot, 'refuses-account');
    for (let index = 0; index < 12; index++)
      await site.post({ ...wholeInquiry, message: `no. ${index}` });
    expect(await site.passUntil(isSent(site, webhook.id, 12))).toBe(true);
    expect(
      await site.passUntil(async () =>
        (await handOff.list()).some(({ state }) => state === 'held'),
      ),
    ).toBe(true);
    const line = (await handOff.list()).find(({ id }) => id === hubspot.id);
    expect(line).toMatchObject({ waiting: 12, parked: 0 });
    expect(line!.reason).toContain('It refuses our account (401)');
    const before = systems.requests(HOSTS.hubspot);
    await site.clock.pass(2 * MINUTE);
    expect(systems.requests(HOSTS.hubspot) - before).toBeLessThanOrEqual(1);
    expect(await handOff.check(hubspot.id)).toMatchObject([{ level: 'fault' }]);
    expect((await handOff.read(hubspot.id))?.enabled).toBe(false);
    expect(await handOff.switchOn(hubspot.id)).toBe(false);
    systems.fault(HOSTS.hubspot, 'none');
    expect(await handOff.check(hubspot.id)).toEqual([]);
    expect(await handOff.switchOn(hubspot.id)).toBe(true);
    expect(await site.passUntil(isSent(site, hubspot.id, 12))).toBe(true);
  });

  test('a pause that is asked for is kept', async () => {
    const { site, systems } = await start(stores);
    const { id } = await addDestination(site.service.handOff, 'slack');
    systems.fault(HOSTS.slack, 'too-many');
    await site.post(wholeInquiry);
    await site.passUntil(async () => (await rowsOf(site, id))[0]?.attempts === 1);
    await site.passUntil(async () => (await rowsOf(site, id))[0]?.last_error !== null, 1);
    const asked = systems.requests(HOSTS.slack);
    // Also by what is new, and due at once.
    await site.post({ ...wholeInquiry, message: 'during the pause' });
    await site.clock.pass(2_000);
    expect(systems.requests(HOSTS.slack)).toBe(asked);
    systems.fault(HOSTS.slack, 'none');
    expect(await site.passUntil(isSent(site, id, 2))).toBe(true);
    expect(systems.slack.messages).toHaveLength(2);
  });

  test('spam is not handed over until it is marked as genuine, and then once', async () => {
    const { site, systems } = await start(stores);
    const { handOff, work } = site.service;
    const { id } = await addDestination(handOff, 'webhook');
    await site.post({ ...wholeInquiry, referenceCode: 'filled by a machine' });
    expect(await rowsOf(site, id)).toEqual([]);
    await work.markGenuine(await shownNow(site.database, [1]), WORKER);
    expect(await site.passUntil(isSent(site, id, 1))).toBe(true);
    await work.markSpam(await shownNow(site.database, [1]), WORKER);
    await site.database.transaction((trx) =>
      site.service.handOff.queueStageChange(trx, {
        number: 1,
        stage: 'lost',
        atMs: site.clock.now(),
        by: 'Olivia',
      }),
    );
    await work.markGenuine(await shownNow(site.database, [1]), WORKER);
    expect(await rowsOf(site, id)).toHaveLength(1);
    expect(systems.webhook.received).toHaveLength(1);
  });

  test('a change of stage reaches those that want it, and of several only the last is kept in a record', async () => {
    const { site, systems } = await start(stores);
    const { handOff } = site.service;
    const mapped = (kind: DestinationKind, stage: string) =>
      addDestination(handOff, kind, {
        sendsStages: true,
        mapping: { ...typedFor(kind).mapping, stage },
      });
    const ids = [
      (await mapped('hubspot-deals', 'deal.web_stage')).id,
      (await mapped('pipedrive-leads', STAGE_FIELD)).id,
      (await mapped('salesforce-rest', 'Web_Stage__c')).id,
    ];
    const quiet = await addDestination(handOff, 'webhook');
    await site.post(wholeInquiry);
    const change = (stage: string) =>
      site.database.transaction((trx) =>
        site.service.handOff.queueStageChange(trx, {
          number: 1,
          stage,
          atMs: site.clock.now(),
          by: 'Olivia',
        }),
      );
    await change('contacted');
    site.clock.jump(1_000);
    await change('won');
    const all = async () => {
      for (const id of ids) if (!(await isSent(site, id, 3)())) return false;
      return true;
    };
    expect(await site.passUntil(all)).toBe(true);
    expect(systems.hubspot.deals.values().next().value?.properties['web_stage']).toBe('won');
    expect([...systems.pipedrive.leads.values()]).toMatchObject([{ [STAGE_FIELD]: 'won' }]);
    expect([...systems.salesforce.leads.values()]).toMatchObject([{ Web_Stage__c: 'won' }]);
    expect(await rowsOf(site, quiet.id)).toHaveLength(1);
  });

  test('a change of stage does not overtake its inquiry, which would undo it', async () => {
    const { site, systems } = await start(stores);
    const { id } = await addDestination(site.service.handOff, 'salesforce-rest', {
      sendsStages: true,
      mapping: { ...typedFor('salesforce-rest').mapping, stage: 'Web_Stage__c' },
    });
    systems.fault(HOSTS.salesforce, ({ method }) => (method === 'PATCH' ? 'broken' : 'none'));
    await site.post(wholeInquiry);
    const isTried = async () => (await rowsOf(site, id))[0]?.last_error !== null;
    expect(await site.passUntil(isTried, 1)).toBe(true);
    systems.fault(HOSTS.salesforce, 'none');
    await site.database.transaction((trx) =>
      site.service.handOff.queueStageChange(trx, {
        ...{ number: 1, stage: 'won', atMs: site.clock.now() + 1, by: 'Olivia' },
      }),
    );
    expect(await site.passUntil(isSent(site, id, 2))).toBe(true);
    expect([...systems.salesforce.leads.values()]).toMatchObject([{ Web_Stage__c: 'won' }]);
  });

  // Seen failing without `untried`, and with a test that is forgotten.
  test('counts as working once it took something, and is not switched on after a test that it did not take', async () => {
    const { site, systems } = await start(stores);
    const { handOff } = site.service;
    const { id } = await addDestination(handOff, 'slack');
    const state = async () => (await handOff.list())[0]!.state;
    expect(await state()).toBe('untried');
    systems.fault(HOSTS.slack, 'broken');
    expect(await handOff.test(id)).toMatchObject({ ok: false });
    await handOff.switchOff(id);
    expect(await handOff.switchOn(id)).toBe(false);
    await handOff.check(id);
    expect(await handOff.switchOn(id)).toBe(false);
    systems.fault(HOSTS.slack, 'none');
    expect(await handOff.test(id)).toMatchObject({ ok: true });
    expect(await handOff.switchOn(id)).toBe(true);
    expect(await state()).toBe('works');
  });

  // Seen failing without the look for the inquiry's own row: the change of stage went out alone.
  test('older inquiries are handed over when asked, and stages only of what was handed over', async () => {
    const { site, systems } = await start(stores);
    const { handOff, work } = site.service;
    await site.post(wholeInquiry);
    await site.post({ ...wholeInquiry, referenceCode: 'filled by a machine' });
    const { id } = await addDestination(handOff, 'webhook', { sendsStages: true });
    await work.changeStage(await shownNow(site.database, [1]), 'quoted', WORKER);
    expect(await rowsOf(site, id)).toEqual([]);
    expect((await handOff.read(id))?.older).toBe(1);
    // Seen failing on PostgreSQL without the lock: handed over twice.
    const asked = Array.from({ length: 5 }, () => handOff.handOverOlder(id));
    expect((await Promise.all(asked)).toSorted()).toEqual([0, 0, 0, 0, 1]);
    expect(await site.passUntil(isSent(site, id, 1))).toBe(true);
    await work.changeStage(await shownNow(site.database, [1]), 'won', WORKER);
    expect(await site.passUntil(isSent(site, id, 2))).toBe(true);
    expect(systems.webhook.received).toHaveLength(2);
    expect((await handOff.read(id))?.older).toBe(0);
  });

  // Seen failing without `told_at`: a mail a minute.
  test('a break is mailed to the owner once, and the next one again', async () => {
    const { site, systems } = await start(stores);
    const { id } = await addDestination(site.service.handOff, 'slack');
    const told = () => site.mails.filter(({ subject }) => subject.startsWith('The slack')).length;
    for (const message of ['first break', 'second break']) {
      // The mail may be out before the second post is answered.
      const before = told();
      systems.fault(HOSTS.slack, 'refuses-account');
      await site.post({ ...wholeInquiry, message });
      await site.post({ ...wholeInquiry, message: `${message}, the other` });
      expect(await site.passUntil(() => told() > before)).toBe(true);
      await site.clock.pass(3 * MINUTE);
      expect(told()).toBe(before + 1);
      systems.fault(HOSTS.slack, 'none');
      await site.service.handOff.check(id);
      expect(
        await site.passUntil(async () => (await site.service.handOff.list())[0]!.state === 'works'),
      ).toBe(true);
      await site.clock.pass(2 * MINUTE);
    }
    expect(told()).toBe(2);
  });

  test('another process on the same store follows what is added, switched off and removed', async () => {
    const { site, systems } = await start(stores);
    const other = await startService(
      closingStores(stores, () => stores.openAgain(site.database)),
      { SETTINGS_KEY },
      true,
      { standIn: systems.url },
    );
    const { id } = await addDestination(site.service.handOff, 'webhook');
    const lane = `destination:${id}` as const;
    expect(await other.passUntil(() => other.service.sending.has(lane))).toBe(true);
    await other.post(wholeInquiry);
    expect(await other.passUntil(isSent(site, id, 1))).toBe(true);
    await site.service.handOff.switchOff(id);
    expect(await other.passUntil(() => !other.service.sending.has(lane))).toBe(true);
    await other.post({ ...wholeInquiry, message: 'while it is off' });
    expect(await rowsOf(site, id)).toHaveLength(1);
    await site.service.handOff.remove(id);
    expect(await other.service.handOff.list()).toEqual([]);
    const [row] = await site.database.query.selectFrom('destinations').selectAll().execute();
    expect(row).toMatchObject({ name: 'The webhook', secrets: '', settings: '{}' });
  });

  test('once a day it is compared with what the destination has', async () => {
    const { site, systems } = await start(stores);
    const { handOff } = site.service;
    const kinds = ['hubspot-deals', 'pipedrive-deals', 'salesforce-rest'] as const;
    const ids: string[] = [];
    for (const kind of kinds) ids.push((await addDestination(handOff, kind)).id);
    // The first day only sets the mark.
    await site.clock.pass(61_000);
    for (const message of ['one', 'two', 'three']) await site.post({ ...wholeInquiry, message });
    const all = (count: number) => async () => {
      for (const id of ids) if (!(await isSent(site, id, count)())) return false;
      return true;
    };
    expect(await site.passUntil(all(3))).toBe(true);
    systems.hubspot.deals.delete([...systems.hubspot.deals.keys()][0]!);
    systems.pipedrive.deals.delete([...systems.pipedrive.deals.keys()][1]!);
    const { leads } = systems.salesforce;
    leads.delete(
      [...leads.keys()].find((key) => leads.get(key)!['Description']!.includes('three'))!,
    );
    // One that counts as refused, although it is there: the first of the three, in whatever order they came.
    const [first] = await rowsOf(site, ids[2]!);
    await site.database.query
      .updateTable('outbox')
      .set({ state: 'parked', last_error: 'refused' })
      .where('id', '=', first!.id)
      .execute();
    site.clock.jump(20 * 60 * MINUTE);
    const compared = async () =>
      (
        await site.database.query
          .selectFrom('destinations')
          .select('id')
          .where('compared_at', 'is not', null)
          .execute()
      ).length === 3;
    expect(await site.passUntil(compared, 61_000)).toBe(true);
    const details = await Promise.all(ids.map((id) => handOff.read(id)));
    for (const detail of details)
      expect(detail?.comparison).toMatchObject({ asked: 3, missing: [], fault: null });
    expect(details.map((detail) => detail?.comparison?.sentAgain.length)).toEqual([1, 1, 1]);
    expect(details[2]?.comparison?.found).toHaveLength(1);
    expect(await site.passUntil(all(3))).toBe(true);
    expect(systems.hubspot.deals.size).toBe(3);
    expect(systems.pipedrive.deals.size).toBe(3);
    expect(systems.salesforce.leads.size).toBe(3);
  });
});
