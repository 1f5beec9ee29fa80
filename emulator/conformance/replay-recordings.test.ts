import { expect, test } from 'vitest';
import { sharedFile } from '../test-support/shared-folder.ts';
import type { Agreement } from './compare-answers.ts';
import { readRecordings } from './read-recordings.ts';
import { replayRecordings } from './replay-recordings.ts';
import { toStates } from './space-state.ts';

const share = (agreements: Agreement[], key: keyof Agreement) => {
  const values = agreements
    .map((agreement) => agreement[key])
    .filter((value) => value !== undefined);
  return values.filter((value) => value === true).length / values.length;
};

test('answers recorded requests as the real service did', async () => {
  const path = sharedFile('contentful/recordings.ndjson');
  if (path === undefined) return;
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

test('a spoiled recording is noticed', async () => {
  const path = sharedFile('contentful/recordings.ndjson');
  if (path === undefined) return;
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

test('answers that contradict one another become different states', async () => {
  const path = sharedFile('contentful/recordings.ndjson');
  if (path === undefined) return;
  const { recordings } = await readRecordings(path);
  const one = recordings.find((recording) => recording.path.endsWith('/entries/nyancat'));
  if (!one) throw new Error('no recording of an entry');
  const sys = { ...(one.body['sys'] as object), revision: 99 };
  expect(toStates([one, one])).toHaveLength(1);
  expect(toStates([one, { ...one, body: { ...one.body, sys } }])).toHaveLength(2);
});
