import { afterEach, expect, test, vi } from 'vitest';
import { timeOf } from './time-of.ts';

afterEach(() => void vi.unstubAllEnvs());

test('a date without a zone is the same moment on every machine', () => {
  for (const zone of ['America/Los_Angeles', 'Pacific/Kiritimati']) {
    vi.stubEnv('TZ', zone);
    for (const text of ['2026-04-10T20:00', '2026-04-10T20:00:00.000', '2026-04-10T22:00+02:00']) {
      expect(new Date(timeOf(text)).toISOString(), text).toBe('2026-04-10T20:00:00.000Z');
    }
  }
  for (const text of ['soon', '2026-13-01', 7, null]) expect(timeOf(text)).toBeNaN();
});
