import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ContentNotConfiguredError } from '../contentful/content-errors.ts';
import { createSchedule } from '../contentful/schedule.ts';
import { createTestSource } from './test-support/create-test-source.ts';
import {
  startMisbehavingService,
  type MisbehavingService,
} from './test-support/misbehaving-service.ts';

let service: MisbehavingService;
beforeEach(async () => {
  service = await startMisbehavingService();
});
afterEach(() => service.stop());

describe('a well service', () => {
  it('answers entries with their links, by query and by id, and assets', async () => {
    const { source } = createTestSource(service.host);
    const reader = source.reader();
    const page = await reader.readEntries({ contentType: 'machine', order: ['sys.id'] });
    expect(page.items.map(({ sys }) => sys.id)).toEqual(['entry-1']);
    expect(page.total).toBe(1);
    expect(page.links.entry('linked-1')?.sys.contentType.sys.id).toBe('feature');
    expect(page.links.entry('entry-1')?.fields.title).toBe('Title 1');
    expect(page.links.asset('asset-1')?.sys.id).toBe('asset-1');
    expect(page.links.entry('draft-1')).toBeUndefined();
    const found = await reader.readEntry('entry-1', 10);
    expect(found?.entry.sys.id).toBe('entry-1');
    expect(found?.links.asset('asset-1')).toBeDefined();
    expect((await reader.readAsset('asset-1'))?.fields.title).toBe('Asset 1');
    expect(service.asked).toEqual([
      '/spaces/space1/environments/master/entries?content_type=machine&order=sys.id',
      '/spaces/space1/environments/master/entries?include=10&sys.id=entry-1',
      '/spaces/space1/environments/master/assets/asset-1',
    ]);
    expect(reader.trace()).toMatchObject({ origin: 'live', failures: [] });
    expect(reader.trace().tags.toSorted()).toEqual([
      'asset-1',
      'draft-1',
      'entry-1',
      'linked-1',
      'machine',
    ]);
  });
});

describe('no service', () => {
  it('throws ContentNotConfiguredError when not configured', async () => {
    const { source, readTitle } = createTestSource(null);
    expect(source.reader().configured).toBe(false);
    await expect(readTitle()).rejects.toThrow(ContentNotConfiguredError);
  });
});

describe('what an answer depends on', () => {
  it('a slug that was found: its entry and what it links to, no other entry of its type', async () => {
    const { source } = createTestSource(service.host);
    const reader = source.reader();
    await reader.readEntries({ contentType: 'machine', filters: { 'fields.slug': 'one' } });
    expect(reader.trace().tags).toContain('entry-1');
    expect(reader.trace().tags).not.toContain('machine');
    expect(source.purge(['machine'])).toBe(0);
    expect(source.purge(['linked-1'])).toBe(1);
  });
});

describe('scheduled content', () => {
  const schedule = { fromMs: 2_000, untilMs: 5_000 };
  const open = (nowMs: number, preview = false) =>
    createTestSource(service.host, { schedule: createSchedule(() => nowMs) }).source.reader({
      preview,
    });

  it.each([
    [1_999, false, 2_000],
    [2_000, true, 5_000],
    [5_000, false, null],
  ])('shows at %s: %s, and the page changes next at %s', (nowMs, shown, changesAt) => {
    const reader = open(nowMs);
    expect(reader.trace().changesAt).toBeNull();
    expect(reader.shows(schedule)).toBe(shown);
    expect(reader.shows({ fromMs: 9_000, untilMs: null })).toBe(false);
    expect(reader.trace().changesAt).toBe(changesAt ?? 9_000);
  });

  it('shows before its time in a preview, and not after it', () => {
    expect(open(1_000, true).shows(schedule)).toBe(true);
    expect(open(5_000, true).shows(schedule)).toBe(false);
  });
});
