import { describe, expect, it } from 'vitest';
import { NOTHING, type ContentAnswer } from './contentful-answer.ts';
import { createMemoryCache, type CachedAnswer } from './memory-cache.ts';

const full: ContentAnswer = {
  ...NOTHING,
  items: [{ sys: { id: 'a', type: 'Entry', contentType: { sys: { id: 't' } } }, fields: {} }],
};

const cached = (answer: ContentAnswer): CachedAnswer => ({
  answer,
  fetchedAt: 0,
  freshMs: 0,
  tags: new Set(),
  outdated: false,
  publishedOver: false,
  fromSnapshot: false,
});

describe('the memory cache', () => {
  it('forgets what was read longest ago when it is full', () => {
    const cache = createMemoryCache(3);
    for (const key of ['a', 'b', 'c']) cache.set(key, cached(full));
    cache.get('a');
    cache.set('d', cached(full));
    expect(cache.size()).toBe(3);
    expect(cache.get('b')).toBeUndefined();
    expect(cache.get('a')).toBeDefined();
  });

  it('forgets empty answers first: made-up addresses push no content out', () => {
    const cache = createMemoryCache(3);
    cache.set('content', cached(full));
    for (let n = 0; n < 100; n += 1) cache.set(`made-up-${n}`, cached(NOTHING));
    expect(cache.get('content')).toBeDefined();
    expect(cache.size()).toBe(3);
  });

  it('an answer set anew takes no second place', () => {
    const cache = createMemoryCache(2);
    cache.set('a', cached(full));
    cache.set('b', cached(full));
    cache.set('b', cached(full));
    expect(cache.get('a')).toBeDefined();
  });
});
