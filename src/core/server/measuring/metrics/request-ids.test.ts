import { expect, test } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { requestIdOf } from './request-ids.ts';
import { areaOf } from './site-metrics.ts';

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
