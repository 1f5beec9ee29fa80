import { describe, expect, test } from 'vitest';
import { replyAddress } from './reply-address.ts';

const inquiry = {
  number: 42,
  name: 'Łukasz & Co',
  email: 'lu+kasz@example.com',
  subject: 'Lockers?',
  message: 'Hi,\nhow much is "one"?',
};
const read = (address: string): Record<string, string> => {
  const url = new URL(address);
  const fields: Record<string, string> = Object.fromEntries(url.searchParams);
  return { to: decodeURIComponent(url.pathname), ...fields };
};

describe('replyAddress', () => {
  test('carries subject and quote', () => {
    const address = replyAddress(inquiry, '23 Nov 2026, 13:04 CET');
    expect(address).toMatch(/^mailto:lu%2Bkasz@example\.com\?subject=Re%3A%20Lockers%3F/u);
    expect(read(address)).toEqual({
      to: 'lu+kasz@example.com',
      subject: 'Re: Lockers? (#42)',
      body: '\r\n\r\nOn 23 Nov 2026, 13:04 CET, Łukasz & Co wrote:\r\n> Hi,\r\n> how much is "one"?',
    });
  });

  test('says "Re:" once, and has a subject where the visitor gave none', () => {
    expect(read(replyAddress({ ...inquiry, subject: 'RE: Lockers' }, '')).subject).toBe(
      'Re: Lockers (#42)',
    );
    expect(read(replyAddress({ ...inquiry, subject: '' }, '')).subject).toBe(
      'Re: Your message (#42)',
    );
  });

  test('no field can add another, and a long message is cut between whole characters', () => {
    const evil = { ...inquiry, email: 'a@b.example?bcc=x', subject: 'x&bcc=evil@example.org' };
    const message = `${'\u{1F600}'.repeat(3_000)}\nend`;
    const address = replyAddress({ ...evil, message }, '');
    expect(address.length).toBeLessThan(2_000);
    expect(Object.keys(read(address))).toEqual(['to', 'subject', 'body']);
    expect(read(address).body).toMatch(/> \u{1F600}+\r\n> …$/u);
  });
});
