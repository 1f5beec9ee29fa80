import { expect, test } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { mailHref } from './mail-href.ts';

test('nothing in an address adds a recipient, a subject or an end', () =>
  checkEach(
    [
      ['hello@example.com', 'mailto:hello@example.com'],
      ['lu+kasz@example.com', 'mailto:lu%2Bkasz@example.com'],
      [
        'q?bcc=evil&subject=x#frag@example.com',
        'mailto:q%3Fbcc%3Devil%26subject%3Dx%23frag@example.com',
      ],
      ['a%2Cb@example.com', 'mailto:a%252Cb@example.com'],
      ['"a@b"@example.com', 'mailto:%22a%40b%22@example.com'],
      ['kontakt@müller.example', 'mailto:kontakt@m%C3%BCller.example'],
      ['no address?', 'mailto:no%20address%3F'],
      ['\ud800@example.com', 'mailto:%EF%BF%BD@example.com'],
    ] as [string, string][],
    (address, href) => {
      expect(mailHref(address)).toBe(href);
      const url = new URL(href);
      expect([url.search, url.hash]).toEqual(['', '']);
    },
  ));

test('what the mail begins with goes along', () => {
  const href = mailHref('a@example.com', { subject: 'Re: Lockers?', body: 'One\r\n& two' });
  expect(href).toBe('mailto:a@example.com?subject=Re%3A%20Lockers%3F&body=One%0D%0A%26%20two');
});
