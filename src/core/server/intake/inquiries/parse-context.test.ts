import { describe, expect, test } from 'vitest';
import { CONTEXT_LIMITS } from '#content/contact/inquiry-context.ts';
import { NO_CONTEXT } from '#content/contact/test-support/no-context.ts';
import { englishWording } from '#copy/wordings.ts';
import { checkEach } from '#tests/support/check-each.ts';
import { parseInquiry } from './parse-inquiry.ts';

const good = { name: 'Alex', email: 'alex@example.com', message: 'Hello' };

function contextOf(more: Record<string, unknown>) {
  const parsed = parseInquiry(englishWording, { ...good, ...more });
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.inquiry.context;
}

describe('The context of an inquiry', () => {
  test('is what the form says', () => {
    expect(
      contextOf({
        about: 'machine:divi-wp',
        aboutTitle: ' Divi WP ',
        landingPage: '/blog/routes-by-need?secret=1#x',
        referrerHost: 'WWW.Search.Example:8080',
        campaign:
          'utm_source=newsletter&utm_medium=email&utm_campaign=spring+fair&utm_term=a&utm_content=b&gclid=1',
      }),
    ).toEqual({
      about: 'machine:divi-wp',
      aboutTitle: 'Divi WP',
      landingPage: '/blog/routes-by-need',
      referrerHost: 'www.search.example:8080',
      campaign: {
        source: 'newsletter',
        medium: 'email',
        name: 'spring fair',
        term: 'a',
        content: 'b',
      },
    });
  });

  test('refuses no inquiry, and what cannot be used counts as unknown', () =>
    checkEach(
      [
        { about: 'nonsense', aboutTitle: 'Divi WP' },
        { about: 'machine:' },
        { about: 12, aboutTitle: ['x'], landingPage: {}, referrerHost: true, campaign: null },
        { landingPage: 'https://evil.example/x', referrerHost: 'evil.example/path' },
        { landingPage: '//evil.example', referrerHost: '<script>' },
        { referrerHost: 'a b', campaign: 'source=x' },
        { about: 'machine:a'.repeat(10_000), landingPage: 'x'.repeat(20_000) },
      ],
      (more) => expect(contextOf(more)).toEqual(NO_CONTEXT),
    ));

  test('is kept in one line each and within its limits', () => {
    const evil = 'a\r\nBcc: x\u202e\u0000';
    const context = contextOf({
      about: 'machine:divi-wp',
      aboutTitle: `${evil}${'t'.repeat(5_000)}`,
      landingPage: `/${'p'.repeat(5_000)}`,
      campaign: new URLSearchParams({
        utm_source: evil,
        utm_campaign: '\u{1F600}'.repeat(300),
      }).toString(),
    });
    expect(context.aboutTitle).toHaveLength(CONTEXT_LIMITS.aboutTitle);
    expect(context.landingPage).toHaveLength(CONTEXT_LIMITS.landingPage);
    expect(context.campaign.name.length).toBeLessThanOrEqual(CONTEXT_LIMITS.campaign);
    expect(context.campaign.name.isWellFormed()).toBe(true);
    expect(context.campaign.source).toBe('a Bcc: x');
    expect(JSON.stringify(context)).not.toMatch(/[\u202a-\u202e]|\\r|\\n|\\u0000/u);
  });

  test('is taken from the address of the page where the form does not say it', () => {
    const location = 'https://www.example.com/machines/divi-wp?utm_source=letter&utm_campaign=fair';
    expect(contextOf({ location })).toMatchObject({
      about: 'machine:divi-wp',
      aboutTitle: '',
      campaign: { source: 'letter', name: 'fair' },
    });
    const said = { location, about: 'product:grocery', campaign: 'utm_source=radio' };
    expect(contextOf(said)).toMatchObject({
      about: 'product:grocery',
      campaign: { source: 'radio', name: '' },
    });
  });
});
