import { caniemail } from 'caniemail';
import { parse, type DefaultTreeAdapterMap } from 'parse5';
import { describe, expect, it } from 'vitest';
import { NO_SITE_SETTINGS } from '#content/site-settings/site-settings.ts';
import { inquiryColumns } from '#content/contact/inquiry-fields.ts';
import { englishWording, wordingFor } from '#copy/wordings.ts';
import { checkEach } from '#tests/support/check-each.ts';
import { composeProbe } from './doctor/mail/send-probe.ts';
import { composeAccountNotice } from './intake/mail/compose-account-notice.ts';
import { composeAcknowledgement } from './intake/mail/compose-acknowledgement.ts';
import { composeOwnerMail } from './intake/mail/compose-owner-mail.ts';
import { DEFAULT_MAIL_LOOK, toMailLook } from './intake/mail/mail-look.ts';
import { composeAssignmentMail, composeFollowUpMail } from './intake/mail/compose-work-mails.ts';
import { composeSpamDigest } from './intake/mail/spam-digest.ts';
import { composeConfirmation } from './intake/newsletter/compose-confirmation.ts';
import { composeInvitationMail } from './owner/accounts/compose-invitation-mail.ts';
import { composeResetMail } from './owner/accounts/compose-reset-mail.ts';

type EmailClientGlobs = Parameters<typeof caniemail>[0]['clients'][number];
type Words = { line: string; slug: string; text: string };

const HARMLESS: Words = { line: 'word', slug: 'divi-wp', text: 'first\nsecond' };
const MARKUP = `"'><img src=x onerror=alert(1)></style><script>x</script>&lt;`;
const HOSTILE: Words = {
  line: MARKUP,
  slug: MARKUP,
  text: `${MARKUP}\n<!--[if mso]><a href="javascript:x">`,
};
const NOW = Date.UTC(2026, 10, 23, 9, 30);

/** Every mail that the site sends, with the words of strangers in all of its fields. */
function mailsWith({ line, slug, text }: Words, look = DEFAULT_MAIL_LOOK) {
  const site = {
    from: 'site@example.com',
    to: ['owner@example.com'],
    wording: englishWording,
    siteName: 'Snack & Co',
    siteUrl: 'https://www.example.com',
    timeZone: 'Europe/Warsaw',
    responseDays: 1,
    secret: 'a secret of sixteen letters',
    look,
  };
  const inquiry = {
    number: 42,
    idempotency_key: 'k',
    content_hash: 'h',
    received_at: NOW,
    form_type: line,
    ...inquiryColumns(() => ''),
    name: line,
    email: 'ada@example.com',
    phone: '+44 20 7946 0018',
    company: line,
    subject: line,
    message: text,
    location: line,
    about: `machine:${slug}`,
    about_title: line,
    project: '',
    landing_page: line,
    referrer_host: line,
    campaign_source: line,
    campaign_medium: line,
    campaign_name: line,
    campaign_term: line,
    campaign_content: line,
    consent: line,
    sent_by: 'script',
    language: 'de',
    spam_verdict: 'suspect',
    spam_score: 1,
    spam_reasons: '["5 links"]',
    handled_at: null,
  } as const;
  const notice = { by: line, whom: line, atMs: NOW, to: 'ada@example.com' };
  return {
    'to the owner': composeOwnerMail(inquiry, site),
    acknowledgement: composeAcknowledgement(inquiry, site),
    'acknowledgement from right to left': composeAcknowledgement(inquiry, {
      ...site,
      wording: wordingFor('ar'),
    }),
    'newsletter confirmation': composeConfirmation(
      { id: line, email: 'ada@example.com', requested_at: NOW, language: 'de' },
      site,
    ),
    assignment: composeAssignmentMail(inquiry, { to: 'sales@example.com', by: line }, site),
    'follow-up': composeFollowUpMail(inquiry, { to: 'sales@example.com', dueAtMs: NOW }, site),
    probe: composeProbe('ada@example.com', site),
    'spam digest': composeSpamDigest([inquiry], 3, site),
    invitation: composeInvitationMail(
      {
        email: 'ada@example.com',
        from: { name: line, email: 'owner@example.com' },
        role: 'sales',
        link: 'https://www.example.com/admin/sign-up?code=1&email=2',
        code: 'ABCD-EFGH',
        expiresAtMs: NOW,
      },
      site,
    ),
    'new second factor': composeAccountNotice(
      { ...notice, act: 'second-factor-on', countsFromMs: NOW },
      site,
    ),
    'changed role': composeAccountNotice({ ...notice, act: 'role-changed', role: 'sales' }, site),
    'new password': composeResetMail(
      { email: 'ada@example.com', link: 'https://www.example.com/admin/reset', minutes: 30 },
      site,
    ),
  };
}

const withLogo = toMailLook({
  ...NO_SITE_SETTINGS,
  mainColor: '#8a3b12',
  logo: { url: 'https://images.ctfassets.net/logo.svg', alt: '', width: 300, height: 60 },
});

const PROGRAMS: Record<string, EmailClientGlobs[]> = {
  Gmail: ['gmail.*'],
  'Outlook for Windows': ['outlook.windows'],
  'Apple Mail': ['apple-mail.*'],
};

/** What only adds the dark theme: where a program leaves it out, the mail is light. */
const ADDITIONS = new Set(['color-scheme meta tag', '@media', '<style> element']);

/** What a program cannot show of a mail. */
function unsupported(html: string, clients: EmailClientGlobs[]): string[] {
  const { errors } = caniemail({ clients, html }).issues;
  const found = [...errors].flatMap(([client, issues]) =>
    issues.filter(({ title }) => !ADDITIONS.has(title)).map(({ title }) => `${client}: ${title}`),
  );
  return [...new Set(found)];
}

type MailNode = DefaultTreeAdapterMap['node'];

/** The elements of a mail with the names of their attributes, and where its links lead. */
function shapeOf(html: string): { elements: string[]; links: string[]; styles: string[] } {
  const shape = { elements: [] as string[], links: [] as string[], styles: [] as string[] };
  const walk = (node: MailNode) => {
    if ('attrs' in node) {
      shape.elements.push(`${node.tagName} ${node.attrs.map(({ name }) => name).join(' ')}`);
      for (const { name, value } of node.attrs) {
        if (name === 'href') shape.links.push(value);
        if (name === 'style') shape.styles.push(value);
      }
    }
    if ('childNodes' in node) node.childNodes.forEach(walk);
  };
  walk(parse(html));
  return shape;
}

const names = Object.keys(mailsWith(HARMLESS)) as (keyof ReturnType<typeof mailsWith>)[];

describe.each(names)('The mail %s', (name) => {
  const looks = { 'default brand': DEFAULT_MAIL_LOOK, 'own logo and colours': withLogo };

  it('holds nothing that a mail program cannot show', () =>
    checkEach(Object.keys(PROGRAMS), (program) => {
      for (const look of Object.values(looks))
        expect(unsupported(mailsWith(HARMLESS, look)[name].html, PROGRAMS[program]!)).toEqual([]);
    }));

  it('is laid out by tables and inline styles alone, no wider than 600 pixels', () => {
    const { html } = mailsWith(HARMLESS, withLogo)[name];
    expect(html.length).toBeLessThan(16_000);
    expect(html).toContain('max-width:600px');
    expect(html).not.toMatch(/<(?:link|script|svg|form|video|picture)\b|url\(|@import/iu);
    expect(html.match(/<style>/gu)).toHaveLength(1);
    expect(html).toMatch(/<style>@media \(prefers-color-scheme: dark\)\{[^@]*\}<\/style>/u);
    for (const style of shapeOf(html).styles)
      expect(style).not.toMatch(/flex|grid|position|float|var\(/u);
  });

  it('can be read without its pictures', () => {
    for (const look of Object.values(looks)) {
      const { html } = mailsWith(HARMLESS, look)[name];
      for (const [picture] of html.matchAll(/<img[^>]*>/gu)) expect(picture).toMatch(/ alt="/u);
      expect(html.replace(/<title>.*<\/title>/u, '')).toContain('Snack &amp; Co');
    }
  });

  it('shows the words of strangers as text', () => {
    const harmless = shapeOf(mailsWith({ ...HARMLESS })[name].html);
    const hostile = mailsWith({ ...HOSTILE, text: `${MARKUP}\n${MARKUP}` })[name];
    expect(shapeOf(hostile.html).elements).toEqual(harmless.elements);
    expect(mailsWith(HOSTILE)[name].html).not.toMatch(/<img src=x|<script|<a href="javascript/u);
    for (const link of shapeOf(hostile.html).links)
      expect(link).toMatch(/^(?:https:\/\/www\.example\.com\/|mailto:ada@|tel:\+44)/u);
  });
});

it('a mail that a program could not show would be found', () => {
  const flex = '<div style="display:flex;border-radius:4px;position:absolute">x</div>';
  expect(unsupported(flex, PROGRAMS['Outlook for Windows']!)).toContain(
    'outlook.windows: border-radius',
  );
  expect(unsupported(flex, PROGRAMS['Gmail']!).length).toBeGreaterThan(0);
});
