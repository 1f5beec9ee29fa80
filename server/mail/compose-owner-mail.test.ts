import { describe, expect, test } from 'vitest';
import type { StoredInquiry } from '../inquiries/owner-inbox.ts';
import { composeOwnerMail } from './compose-owner-mail.ts';
import { formatAddress } from './format-address.ts';

const settings = {
  from: 'site@example.com',
  to: ['owner@example.com'],
  siteName: 'Vending Solutions',
};
const inquiry: StoredInquiry = {
  ...{
    number: 42,
    idempotency_key: 'k',
    content_hash: 'h',
    received_at: 1_795_000_000_000,
    form_type: 'Home Page Inquiry',
  },
  ...{
    name: 'Alex',
    email: 'alex@example.com',
    phone: '',
    company: 'A & B',
    subject: 'Lockers',
    message: 'Hi\n<b>there</b>',
  },
  ...{
    location: '',
    consent: '',
    sent_by: 'script',
    spam_verdict: 'clean',
    spam_score: 0,
    spam_reasons: '[]',
    handled_at: null,
  },
};

describe('composeOwnerMail', () => {
  test('follows decision 13, with the number in the subject and the visitor as reply-to', () => {
    const mail = composeOwnerMail(inquiry, settings);
    expect(mail).toMatchObject({
      from: 'site@example.com',
      to: ['owner@example.com'],
      replyTo: { name: 'Alex', address: 'alex@example.com' },
      subject: 'Home Page Inquiry: Lockers (#42)',
    });
    expect(mail.text).toContain('Hi\n<b>there</b>');
    expect(mail.html).toContain('Hi\n&lt;b&gt;there&lt;/b&gt;');
    expect(mail.html).toContain('A &amp; B');
    expect(mail.html).not.toContain('<b>');
  });

  test('without a subject it is "{formType} submission"', () => {
    expect(composeOwnerMail({ ...inquiry, subject: '' }, settings).subject).toBe(
      'Home Page Inquiry submission (#42)',
    );
  });

  test('a suspect one says so and why', () => {
    const mail = composeOwnerMail(
      { ...inquiry, spam_verdict: 'suspect', spam_reasons: '["5 links"]' },
      settings,
    );
    expect(mail.subject).toBe('[unsure] Home Page Inquiry: Lockers (#42)');
    expect(mail.text).toContain('Marked as unsure: 5 links.');
  });

  test('an address that servers would refuse stays in the text and out of the head', () => {
    const mail = composeOwnerMail({ ...inquiry, email: 'jörg@example.com' }, settings);
    expect(mail.replyTo).toBeNull();
    expect(mail.text).toContain('Email: jörg@example.com');
  });
});

describe('formatAddress', () => {
  test.each([
    ['Alex Miller', '"Alex Miller" <a@example.com>'],
    ['', 'a@example.com'],
    ['Evil" <evil@example.org>, "x', '"Evil evil@example.org , x" <a@example.com>'],
    ['A\r\nBcc: x', '"A Bcc: x" <a@example.com>'],
    ['Jörg', '=?UTF-8?B?SsO2cmc=?= <a@example.com>'],
  ])('%j', (name, expected) => {
    expect(formatAddress({ name, address: 'a@example.com' })).toBe(expected);
  });

  test('a long name outside ASCII becomes several encoded words of at most 75 characters', () => {
    const value = formatAddress({ name: 'ö'.repeat(100), address: 'a@example.com' });
    const words = value.split(' ').slice(0, -1);
    expect(words.length).toBeGreaterThan(1);
    for (const word of words) expect(word.length).toBeLessThanOrEqual(75);
    const decoded = words
      .map((word) => Buffer.from(word.slice(10, -2), 'base64').toString())
      .join('');
    expect(decoded).toBe('ö'.repeat(100));
  });
});
