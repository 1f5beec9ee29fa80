import { describe, expect, it } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { isHarmlessMarkup, isTrustedScriptAddress } from './trusted-types.ts';

const HERE = 'https://www.example.com/machines';

describe('isTrustedScriptAddress', () => {
  it.each(['/service-worker.js', '/service-worker.js?v=2', '/assets/worker-B1.js'])(
    'takes our own %s',
    (address) => expect(isTrustedScriptAddress(address, HERE)).toBe(true),
  );

  it('refuses every other', () =>
    checkEach(
      [
        '//evil.example/service-worker.js',
        'https://evil.example/assets/a.js',
        'javascript:alert(1)',
        'data:text/javascript,alert(1)',
        'blob:https://www.example.com/1',
        '/content-assets/a.js',
        '/assets/../content-assets/a.js',
        'https://www.googletagmanager.com.evil.example/gtag/js',
        'https://www.googletagmanager.com/gtag/../x.js',
        'https://',
      ],
      (address) => expect(isTrustedScriptAddress(address, HERE)).toBe(false),
    ));
});

describe('isHarmlessMarkup', () => {
  it('takes plain text and what React makes script elements of', () => {
    expect(isHarmlessMarkup('{"name":"A \\u003c B"}')).toBe(true);
    expect(isHarmlessMarkup('<script></script>')).toBe(true);
  });

  it('refuses every other', () =>
    checkEach(
      ['<img src=x onerror=a()>', '<script>a()</script>', 'a<b', '<svg onload=a()>'],
      (markup) => expect(isHarmlessMarkup(markup)).toBe(false),
    ));
});
