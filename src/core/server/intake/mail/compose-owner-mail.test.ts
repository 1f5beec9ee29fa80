import { describe, expect, test } from 'vitest';
import { inquiryColumns } from '#content/contact/inquiry-fields.ts';
import { englishWording } from '#copy/wordings.ts';
import { checkEach } from '#tests/support/check-each.ts';
import { composeOwnerMail } from './compose-owner-mail.ts';
import { composeSpamDigest } from './spam-digest.ts';

const settings = {
  from: 'site@example.com',
  to: ['owner@example.com'],
  wording: englishWording,
  siteName: 'Vending Solutions',
  siteUrl: 'https://www.example.com',
  timeZone: null,
};
const inquiry: Parameters<typeof composeOwnerMail>[0] = {
  number: 42,
  idempotency_key: 'k',
  content_hash: 'h',
  received_at: 1_795_000_000_000,
  form_type: 'Home Page Inquiry',
  ...inquiryColumns(() => ''),
  name: 'Alex',
  email: 'alex@example.com',
  phone: '',
  company: 'A & B',
  subject: 'Lockers',
  message: 'Hi\n<b>there</b>',
  location: '',
  about: '',
  about_title: '',
  landing_page: '',
  referrer_host: '',
  campaign_source: '',
  campaign_medium: '',
  campaign_name: '',
  campaign_term: '',
  campaign_content: '',
  project: '',
  consent: '',
  language: '',
  sent_by: 'script',
  spam_verdict: 'clean',
  spam_score: 0,
  spam_reasons: '[]',
  handled_at: null,
};

describe('composeOwnerMail', () => {
  test('follows decision 13, with the number in the subject and the visitor as reply-to', () => {
    const mail = composeOwnerMail(inquiry, settings);
    expect(mail).toMatchObject({
      from: 'site@example.com',
      to: ['owner@example.com'],
      replyTo: { name: 'Alex', address: 'alex@example.com' },
      subject: 'Home Page Inquiry: Lockers – Alex, A & B (#42)',
    });
    expect(mail.text).toContain('Hi\n<b>there</b>');
    expect(mail.html).toContain('Hi<br>\n&lt;b&gt;there&lt;/b&gt;');
    expect(mail.html).toContain('A &amp; B');
    expect(mail.html).not.toContain('<b>');
  });

  test('without a subject it is "{formType} submission"', () => {
    expect(composeOwnerMail({ ...inquiry, subject: '' }, settings).subject).toBe(
      'Home Page Inquiry submission – Alex, A & B (#42)',
    );
  });

  test('a suspect one says so and why', () => {
    const mail = composeOwnerMail(
      { ...inquiry, spam_verdict: 'suspect', spam_reasons: '["form token: too-fast","5 links"]' },
      settings,
    );
    expect(mail.subject).toBe('[unsure] Home Page Inquiry: Lockers – Alex, A & B (#42)');
    expect(mail.text).toContain(
      'Marked as unsure: the form was filled in within two seconds, faster than people type; it holds 5 links.',
    );
  });

  test('the subject names the page or machine', () =>
    checkEach(
      [
        ['https://www.example.com/machines/divi-wp?x=1#form', '(machine divi-wp)'],
        ['/products/office-kitchens', '(product office-kitchens)'],
        ['https://www.example.com/', '(home page)'],
        ['https://www.example.com/contact/', '(page /contact)'],
        ['/constructor/x', '(page /constructor/x)'],
        ['https://www.example.com/de/machines/duo', '(machine duo)'],
        ['https://www.example.com/faq', '(page /faq)'],
        ['/blog/%E0%A4%A', '(post %E0%A4%A)'],
      ],
      (location, expected) => {
        const { subject } = composeOwnerMail({ ...inquiry, location }, settings);
        expect(subject).toBe(`Home Page Inquiry: Lockers – Alex, A & B ${expected} (#42)`);
      },
    ));

  test('whatever is stored, the subject is one line of limited length, and the stated part is whole', () => {
    const evil = '\r\nBcc: evil@example.org\u2028\u202e\u0000';
    const long = '\u{1F600}'.repeat(100);
    const subject = 's'.repeat(200);
    const mail = composeOwnerMail(
      {
        ...inquiry,
        form_type: `Home Page Inquiry${evil}`,
        subject,
        name: `${evil}${long}`,
        company: long,
        location: `/machines/${encodeURIComponent(evil)}${'m'.repeat(1_000)}`,
      },
      settings,
    );
    expect(mail.subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e]/u);
    expect(mail.subject.isWellFormed()).toBe(true);
    expect(mail.subject).toMatch(
      new RegExp(`^Home Page Inquiry Bcc: evil@example.org : ${subject} – `, 'u'),
    );
    expect(mail.subject).toMatch(/…, \u{1F600}{59}… \(machine .*m…\) \(#42\)$/u);
    expect([...mail.subject].length).toBeLessThan(500);
  });

  test('times are in the zone of the settings, else in universal time, and named so', () => {
    expect(composeOwnerMail(inquiry, settings).text).toContain(
      'Received: 18 Nov 2026, 11:06 UTC\n',
    );
    const there = { ...settings, timeZone: 'Europe/Warsaw' };
    const mail = composeOwnerMail(inquiry, there);
    expect(mail.text).toContain('Received: 18 Nov 2026, 12:06 CET\n');
    expect(mail.html).toContain('18 Nov 2026, 12:06 CET');
    const digest = composeSpamDigest([inquiry], 1, there);
    expect(digest.text).toContain('#42, 18 Nov 2026, 12:06 CET, Home Page Inquiry, Alex <');
  });

  // Seen failing: with `encodeURI` the owner's answer went to evil, too.
  test('an answer to an address goes nowhere else', () => {
    const email = 'q?bcc=evil&subject=x#frag@example.com';
    const mail = composeOwnerMail({ ...inquiry, email }, settings);
    expect(mail.html).toContain('href="mailto:q%3Fbcc%3Devil%26subject%3Dx%23frag@example.com"');
  });

  test('it leads to the inquiry, and address and telephone can be tapped', () => {
    const mail = composeOwnerMail({ ...inquiry, phone: '+44 (0)20 7946-0018' }, settings);
    const link = 'https://www.example.com/admin/inquiries/42';
    expect(mail.text).toContain(link);
    expect(mail.html).toContain(`href="${link}"`);
    expect(mail.html).toContain('href="mailto:alex@example.com"');
    expect(mail.html).toMatch(
      /<a [^>]*href="tel:\+442079460018"[^>]*>\+44 \(0\)20 7946-0018<\/a>/u,
    );
    const other = composeOwnerMail({ ...inquiry, phone: 'ask for "Al" 12345' }, settings);
    expect(other.html).not.toContain('tel:');
    const digest = composeSpamDigest([{ ...inquiry, spam_reasons: '["5 links"]' }], 3, settings);
    expect(digest.html).toMatch(new RegExp(`<a [^>]*href="${link}"[^>]*>#42</a>`, 'u'));
    expect(digest.html).toContain('it holds 5 links');
    expect(digest.text).toContain('https://www.example.com/admin/inquiries?spam=spam');
    expect(digest.text).toContain('and 2 more');
  });

  test('it says who wrote, about what and from where', () => {
    const mail = composeOwnerMail(
      {
        ...inquiry,
        about: 'machine:divi-wp',
        about_title: 'Divi <WP>',
        location: 'https://www.example.com/contact?about=machine:divi-wp',
        landing_page: '/blog/lockers',
        referrer_host: 'search.example',
        campaign_source: 'letter',
        campaign_name: 'spring',
      },
      settings,
    );
    expect(mail.subject).toBe('Home Page Inquiry: Lockers – Alex, A & B (machine divi-wp) (#42)');
    expect(mail.text).toContain('Alex of A & B wrote to you about Divi <WP>.');
    for (const line of [
      'About: Machine: Divi <WP> (https://www.example.com/machines/divi-wp)',
      'Landing page: /blog/lockers',
      'Came from: search.example',
      'Campaign: spring (source letter)',
      'Answer this mail to write to Alex.',
    ])
      expect(mail.text).toContain(line);
    expect(mail.html).toMatch(
      /<a [^>]*href="https:\/\/www.example.com\/machines\/divi-wp"[^>]*>Machine: Divi &lt;WP&gt;<\/a>/u,
    );
    const tool = composeOwnerMail({ ...inquiry, about: 'tool:savings' }, settings);
    expect(tool.text).toContain('About: Result: savings\n');
  });

  test('an address that servers would refuse stays in the text and out of the head', () => {
    const mail = composeOwnerMail({ ...inquiry, email: 'jörg@example.com' }, settings);
    expect(mail.replyTo).toBeNull();
    expect(mail.text).toContain('Email: jörg@example.com');
  });
});
