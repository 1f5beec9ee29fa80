import { expect, test } from 'vitest';
import type { JsonObject } from '../src/space/space-types.ts';
import { startEmulator } from '../src/start-emulator.ts';
import { smallSpace } from '../test-support/small-space.ts';
import { realFile } from '../test-support/real-files.ts';
import type { Agreement } from './compare-answers.ts';
import { readRecordings } from './read-recordings.ts';
import type { Recording } from './read-recordings.ts';
import { replayRecordings } from './replay-recordings.ts';
import { toStates } from './space-state.ts';

const share = (agreements: Agreement[], key: keyof Agreement) => {
  const values = agreements
    .map((agreement) => agreement[key])
    .filter((value) => value !== undefined);
  return values.filter((value) => value === true).length / values.length;
};

test('answers recorded requests as the real service did', async (context) => {
  const path = realFile('recordings.ndjson');
  if (path === undefined) return context.skip();
  const { recordings } = await readRecordings(path);
  const { outcomes } = await replayRecordings(recordings);
  const agreements = outcomes.map((outcome) => outcome.agreement);
  expect(outcomes.length).toBeGreaterThan(300);
  expect(share(agreements, 'status')).toBe(1);
  expect(share(agreements, 'error')).toBe(1);
  expect(share(agreements, 'ids')).toBeGreaterThanOrEqual(0.98);
  expect(share(agreements, 'includes')).toBeGreaterThanOrEqual(0.98);
  expect(share(agreements, 'whole')).toBeGreaterThanOrEqual(0.95);
});

test('a space rebuilt from answers alone answers alike', async () => {
  const emulator = await startEmulator({ space: smallSpace(), assetBase: 'original' });
  const queries = [
    'content_types',
    'locales',
    'entries?locale=*',
    'entries?locale=gsw&order=sys.id',
    'assets',
    'entries?content_type=thing&select=fields.slug&order=sys.id',
    'entries/three?locale=*',
    'entries?content_type=thing&select=sys.id,sys.type,fields.friend&include=2&order=sys.id',
    'entries?sys.id=one&include=3',
    'entries?sys.id=four',
    'entries?limit=2',
    'entries/none',
    'entries?content_type=thing&fields.place[near]=48,2',
    'sync?initial=true&limit=5',
    'entries?nope=1',
  ];
  const recordings: Recording[] = [];
  for (const [line, target] of queries.entries()) {
    const path = '/spaces/small/environments/master/' + target.split('?')[0];
    const query = target.split('?')[1] ?? '';
    const response = await fetch(`${emulator.url}${path}?${query}`, {
      headers: { Authorization: `Bearer ${emulator.deliveryToken}` },
    });
    recordings.push({
      line,
      method: 'GET',
      api: 'cda',
      space: 'small',
      environment: 'master',
      path,
      query,
      segments: path.split('/').slice(5),
      status: response.status,
      body: (await response.json()) as JsonObject,
    });
  }
  await emulator.close();
  const { outcomes, states } = await replayRecordings(recordings);
  expect(outcomes.flatMap(({ agreement }) => agreement.difference ?? [])).toEqual([]);
  expect(states).toBe(1);
});

test('a spoiled recording is noticed', async (context) => {
  const path = realFile('recordings.ndjson');
  if (path === undefined) return context.skip();
  const { recordings } = await readRecordings(path);
  const found = recordings.find(
    (recording) => recording.segments.join('/') === 'entries' && recording.query.includes('near'),
  );
  if (!found) throw new Error('no recording to spoil');
  const items = (found.body['items'] as never[]).toReversed();
  const spoiled = { ...found, body: { ...found.body, items } };
  const { outcomes } = await replayRecordings([spoiled]);
  expect(outcomes[0]?.agreement).toMatchObject({ status: true, ids: false, whole: false });
});

test('answers that contradict one another become different states', async (context) => {
  const path = realFile('recordings.ndjson');
  if (path === undefined) return context.skip();
  const { recordings } = await readRecordings(path);
  const one = recordings.find((recording) => recording.path.endsWith('/entries/nyancat'));
  if (!one) throw new Error('no recording of an entry');
  const sys = { ...(one.body['sys'] as object), revision: 99 };
  expect(toStates([one, one])).toHaveLength(1);
  expect(toStates([one, { ...one, body: { ...one.body, sys } }])).toHaveLength(2);
});
