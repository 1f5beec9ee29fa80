import { fc } from '#tests/support/property.ts';
import { describe, expect, it } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { entry } from '../tests/wire.ts';
import { toAction } from './action.ts';
import { toLinkUrl } from './to-link-url.ts';

describe('links that editors enter', () => {
  it('allows addresses of pages, mail and telephones', () =>
    checkEach(
      [
        ['/contact', '/contact'],
        ['#goals-section', '#goals-section'],
        [' https://example.com/a?b=c#d ', 'https://example.com/a?b=c#d'],
        ['HTTP://example.com', 'http://example.com/'],
        ['mailto:hello@example.com', 'mailto:hello@example.com'],
        ['tel:+15550100', 'tel:+15550100'],
      ],
      (given, expected) => {
        expect(toLinkUrl(given)).toBe(expected);
      },
    ));

  // Seen failing: each was no link at all.
  it('encodes what an address cannot hold', () =>
    checkEach(
      [
        ['mailto:a@b.example?subject=Price list', 'mailto:a@b.example?subject=Price%20list'],
        [
          'mailto:a@b.example?body=“Größe”',
          'mailto:a@b.example?body=%E2%80%9CGr%C3%B6%C3%9Fe%E2%80%9D',
        ],
        ['tel:+49 30\u00a0123', 'tel:+4930123'],
        ['https://example.com/price list?a={b}', 'https://example.com/price%20list?a={b}'],
        ['https://müller.example/über uns', 'https://xn--mller-kva.example/%C3%BCber%20uns'],
        ['/price list?q=“a”', '/price%20list?q=%E2%80%9Ca%E2%80%9D'],
        ['/blog/100%-off', '/blog/100%25-off'],
        ['/blog/100%25-off', '/blog/100%25-off'],
        ['/files/[a](b){c}', '/files/[a](b)%7Bc%7D'],
        ['#über uns', '#%C3%BCber%20uns'],
        ['\u00a0/contact\u2003', '/contact'],
      ],
      (given, expected) => {
        expect(toLinkUrl(given)).toBe(expected);
      },
    ));

  it('refuses every other address', () =>
    checkEach(
      [
        'javascript:alert(1)',
        ' JavaScript:alert(1)',
        'java\tscript:alert(1)',
        'java script:alert(1)',
        'data:text/html,x',
        '/\t/evil.example',
        'https://exa mple.com',
        'vbscript:x',
        '//evil.example',
        '/\\evil.example',
        '/a\n/b',
        'https://user@evil.example',
        'https://',
        'ftp://example.com',
        // Seen failing: they were encoded, and led to somebody else's site.
        "https://evil.example/'><img src=x>",
        'https://evil.example/"onmouseover="pwned()',
        'contact',
        '',
        'x'.repeat(3_000),
        null,
        7,
      ],
      (given) => {
        expect(toLinkUrl(given)).toBeNull();
      },
    ));

  it('never lets another scheme or host through', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (given) => {
        const url = toLinkUrl(given);
        if (url !== null) expect(url).toMatch(/^(?:#|\/(?![/\\])|https?:\/\/[^/]|mailto:|tel:)/i);
      }),
    );
  });

  it('makes a button only of a text and a usable address', () => {
    expect(toAction(entry('page', 'p', { t: ' Go ', u: '/contact' }), 't', 'u')).toEqual({
      text: 'Go',
      url: '/contact',
    });
    expect(toAction(entry('page', 'p', { t: 'Go' }), 't', 'u')).toBeNull();
    expect(toAction(entry('page', 'p', { u: '/contact' }), 't', 'u')).toBeNull();
    expect(
      toAction(entry('page', 'p', { t: 'Go', u: 'javascript:alert(1)' }), 't', 'u'),
    ).toBeNull();
    expect(toAction(entry('page', 'p', { t2: 'Go', u2: '/x' }), ['t', 't2'], ['u', 'u2'])).toEqual({
      text: 'Go',
      url: '/x',
    });
  });
});
