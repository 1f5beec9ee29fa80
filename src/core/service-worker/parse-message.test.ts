import { describe, expect, it } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { parseMessage } from './parse-message.ts';

const ORIGIN = 'https://www.example.com';
const heard = (data: unknown, given: { origin?: string; source?: object | null } = {}) =>
  parseMessage({ data, origin: ORIGIN, source: {}, ...given }, ORIGIN);

describe('parseMessage', () => {
  it('hears what pages of this site say', () => {
    expect(heard({ type: 'cache-offline-page', more: 1 })).toEqual({ type: 'cache-offline-page' });
    expect(heard({ type: 'claim-pages' })).toEqual({ type: 'claim-pages' });
    const files = ['/assets/a-1.js', '/api/session', 'https://evil.example/assets/a.js', 7];
    expect(heard({ type: 'page-read', page: '/machines', files })).toEqual({
      type: 'page-read',
      page: '/machines',
      files: ['/assets/a-1.js'],
    });
  });

  it('is deaf to other origins and to what no page sent', () => {
    const message = { type: 'cache-offline-page' };
    expect(heard(message, { origin: 'https://evil.example' })).toBeNull();
    expect(heard(message, { origin: 'null' })).toBeNull();
    expect(heard(message, { origin: '' })).toBeNull();
    expect(heard(message, { source: null })).toBeNull();
  });

  it('is deaf to everything else', () =>
    checkEach(
      [
        ['nothing', null],
        ['words', 'cache-offline-page'],
        ['an unknown type', { type: 'skip-waiting' }],
        ['no page', { type: 'page-read', files: [] }],
        ['another site', { type: 'page-read', page: '//evil.example/', files: [] }],
        ['a whole address', { type: 'page-read', page: 'https://evil.example/', files: [] }],
        ['no files', { type: 'page-read', page: '/machines' }],
        ['a page without end', { type: 'page-read', page: `/${'a'.repeat(999)}`, files: [] }],
      ],
      (_, data) => expect(heard(data)).toBeNull(),
    ));

  it('takes no more files than a page can have', () => {
    const files = Array.from({ length: 5_000 }, (_, index) => `/assets/a-${index}.js`);
    const message = heard({ type: 'page-read', page: '/', files });
    expect(message).toHaveProperty('files.length', 120);
  });
});
