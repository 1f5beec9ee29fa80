import { describe, expect, it } from 'vitest';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { toFailure } from './content-failure.ts';

describe('the breaker', () => {
  const failure = toFailure('server-error', 'Answer 500', 500);

  function openOne() {
    let at = 0;
    const breaker = createCircuitBreaker(() => at);
    for (const key of ['a', 'b', 'c']) breaker.failed(failure, key);
    const pass = (ms: number) => (at += ms);
    return { breaker, pass };
  }

  it('stragglers that fail after it opened do not lengthen the rest', () => {
    const { breaker, pass } = openOne();
    for (const key of ['d', 'e', 'f', 'g']) breaker.failed(failure, key);
    expect(breaker.waitMs()).toBe(1_000);
    pass(1_000);
    expect(breaker.mayAsk()).toBe(true);
  });

  it('each failed probe doubles the rest, up to 15 s', () => {
    const { breaker, pass } = openOne();
    const rests = [1, 2, 3, 4, 5].map(() => {
      pass(breaker.waitMs());
      breaker.asking();
      expect(breaker.mayAsk()).toBe(false);
      breaker.failed(failure, 'a');
      return breaker.waitMs();
    });
    expect(rests).toEqual([2_000, 4_000, 15_000, 15_000, 15_000]);
  });

  it('a reset forgets failures but not a rate limit', () => {
    const { breaker, pass } = openOne();
    breaker.failed(toFailure('rate-limited', 'Answer 429', 429, 7_000), 'a');
    breaker.reset();
    expect(breaker.mayAsk()).toBe(false);
    expect(breaker.heldBack()?.kind).toBe('rate-limited');
    expect(breaker.describe()).toMatchObject({ state: 'open', nextTryAt: 7_000 });
    pass(7_000);
    expect(breaker.mayAsk()).toBe(true);
    expect(breaker.heldBack()).toBeNull();
    expect(breaker.describe().state).toBe('closed');
  });
});
