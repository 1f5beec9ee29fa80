import { expect, test } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { parseSettings } from '#server/settings.ts';
import { addressesOf, headText, parseMailbox } from './mail-addresses.ts';
import type { Mail, NamedAddress } from './mail.ts';

const headOf = (address: NamedAddress) => {
  const mail = { from: '', to: [], replyTo: address } as Partial<Mail> as Mail;
  return headText(addressesOf(mail).replyTo!);
};

test('a mailbox of the settings is one address, whatever its name holds', () =>
  checkEach(
    [
      ['site@example.com', 'site@example.com'],
      ['Acme, Inc. <site@example.com>', '"Acme, Inc." <site@example.com>'],
      ['"Acme, Inc." <site@example.com>', '"Acme, Inc." <site@example.com>'],
      [
        'Müller Automaten <site@example.com>',
        '=?UTF-8?Q?M=C3=BCller_Automaten?= <site@example.com>',
      ],
      ['kontakt@müller.example', 'kontakt@xn--mller-kva.example'],
      ['Kontakt <kontakt@MÜLLER.example>', 'Kontakt <kontakt@xn--mller-kva.example>'],
    ] as [string, string][],
    async (given, head) => expect(await headOf(parseMailbox(given))).toBe(head),
  ));

test('a name that a visitor wrote stays one name in one line', () =>
  checkEach(
    [
      'Evil" <evil@example.org>, "x',
      'A\r\nBcc: evil@example.org',
      'a\\',
      'Jörg" <evil@example.org>',
    ],
    async (name) =>
      expect(await headOf({ name, address: 'a@example.com' })).toMatch(
        /^(?:"[^"<>\\]+"|[^",<>\\]+) <a@example\.com>$/u,
      ),
  ));

test('a long name outside ASCII becomes encoded words of at most 75 characters', async () => {
  const head = await headOf({ name: 'ö'.repeat(100), address: 'a@example.com' });
  const words = head.split(' ').slice(0, -1);
  expect(words.length).toBeGreaterThan(1);
  for (const word of words) expect(word.length).toBeLessThanOrEqual(75);
});

test('a sender or owner that carriers refuse is refused at the start, by the name of its setting', () =>
  checkEach(['EMAIL_TO', 'SES_FROM_EMAIL', 'MAIL_FROM'], (setting) => {
    const read = (value: string) => parseSettings({ [setting]: value });
    expect(() => read('jörg@example.com')).toThrow(
      new RegExp(`^${setting} must be .* before the @`, 'u'),
    );
    expect(() => read('jörg.example')).toThrow(setting);
    expect(() => read('kontakt@müller.example')).not.toThrow();
  }));
