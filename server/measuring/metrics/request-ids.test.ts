import { expect, test } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { createRequestIds, requestIdOf } from './request-ids.ts';
import { areaOf } from './site-metrics.ts';

test('an id holds for everything done on behalf of a request, and for nothing else', async () => {
  const ids = createRequestIds();
  const seen = await Promise.all(
    ['a', 'b'].map((id) =>
      ids.run(id, async () => {
        await new Promise((resolve) => setImmediate(resolve));
        return ids.current();
      }),
    ),
  );
  expect(seen).toEqual(['a', 'b']);
  expect(ids.current()).toBeUndefined();
});

test('a proxy of ours may name the request, a visitor may not', () => {
  expect(requestIdOf('from-proxy-1', true)).toBe('from-proxy-1');
  expect(requestIdOf('from-visitor', false)).not.toBe('from-visitor');
  expect(requestIdOf('a"\n{"level":60}', true)).toMatch(/^[\w-]{36}$/u);
});

test('every path belongs to an area', () =>
  checkEach(
    [
      ['/', 'page'],
      ['/machines/divi-wp', 'page'],
      ['/api/vitals', 'api'],
      ['/admin/vitals', 'admin'],
      ['/administrators', 'page'],
      ['/assets/x.js', 'file'],
    ],
    (path, area) => expect(areaOf(path)).toBe(area),
  ));
