import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestSource, toCredentials } from '../reading/test-support/create-test-source.ts';
import { until } from '../reading/test-support/manual-schedule.ts';
import {
  startMisbehavingService,
  type MisbehavingService,
} from '../reading/test-support/misbehaving-service.ts';

let service: MisbehavingService;
beforeEach(async () => {
  service = await startMisbehavingService();
});
afterEach(() => service.stop());

describe('connection test (part 1 section 8)', () => {
  it('fetches one entry and reads the total', async () => {
    service.hold(['a', 'b', 'c']);
    const { source } = createTestSource(service.host);
    expect(await source.testConnection()).toEqual({ ok: true, total: 3 });
    expect(service.asked).toEqual(['/spaces/space1/environments/master/entries?limit=1']);
  });

  it.each([
    ['unauthorised', 401, 'Authentication failed. Please check your Contentful Delivery Token.'],
    ['space-not-found', 404, 'Space not found. Please check your Contentful Space ID.'],
    ['server-error', 500, 'Failed to connect to Contentful. Please check your credentials.'],
    ['rate-limited', 429, 'Failed to connect to Contentful. Please check your credentials.'],
    ['reset', null, 'Failed to connect to Contentful. Please check your credentials.'],
  ] as const)('%s', async (behaviour, status, message) => {
    const { source } = createTestSource(service.host);
    service.behave(behaviour);
    expect(await source.testConnection()).toMatchObject({ ok: false, status, message });
    expect(service.asked).toHaveLength(1);
  });

  it('names a management token without sending it anywhere', async () => {
    const { source } = createTestSource(service.host);
    const result = await source.testConnection(
      toCredentials(service.host, { deliveryToken: 'CFPAT-abcdef' }),
    );
    expect(result).toMatchObject({
      ok: false,
      status: 401,
      message: 'Authentication failed. Please check your Contentful Delivery Token.',
      hint: expect.stringContaining('management token'),
    });
    expect(JSON.stringify(result)).not.toContain('abcdef');
    expect(service.asked).toEqual([]);
  });

  it('names a preview token by trying it where drafts are read', async () => {
    const preview = await startMisbehavingService();
    try {
      service.behave('unauthorised');
      const credentials = toCredentials(service.host, { previewHost: preview.host });
      const { source } = createTestSource(service.host, { credentials });
      expect(await source.testConnection()).toMatchObject({
        ok: false,
        status: 401,
        hint: expect.stringContaining('preview token'),
      });
      preview.behave('unauthorised');
      expect(await source.testConnection()).toMatchObject({ ok: false, hint: null });
    } finally {
      await preview.stop();
    }
  });

  it('ends after 10 s of silence', async () => {
    const { source, clock } = createTestSource(service.host);
    service.behave('hang');
    const result = source.testConnection();
    await until(() => service.waiting.size === 1);
    await clock.advance(10_000);
    expect(await result).toMatchObject({ ok: false, status: null });
  });

  it('not configured: the sentence of the specification and what is missing', async () => {
    const { source } = createTestSource(null);
    expect(await source.testConnection()).toMatchObject({
      ok: false,
      status: null,
      hint: 'The space id is missing.',
    });
  });
});
