import { expect, test, vi } from 'vitest';
import { logUnanswered } from './log-unanswered.ts';

// Seen failing: a link of the newsletter and the search answered 503 without a line.
test('every page that answers 503 has one line with its path', () => {
  const log = vi.fn();
  logUnanswered(log, '/newsletter/confirm', { failures: [], origin: 'none' });
  expect(log.mock.calls).toEqual([
    ['warn', 'A page could not be answered', { path: '/newsletter/confirm' }],
  ]);
});

test('which says what the content service left open', () => {
  const log = vi.fn();
  const failures = [{ question: 'machine', kind: 'timeout' as const, message: 'timed out' }];
  logUnanswered(log, '/machines', { failures, origin: 'none' });
  expect(log.mock.calls).toEqual([
    [
      'warn',
      'A page could not be answered without its content',
      { path: '/machines', origin: 'none', reasons: ['machine: timed out'] },
    ],
  ]);
});
