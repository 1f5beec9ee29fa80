import type { Selectable } from 'kysely';
import { cleanLine } from '#content/contact/clean-text.ts';
import { parseAbout } from '#content/contact/inquiry-context.ts';
import { columnOf, INQUIRY_FIELDS, SENDER_FIELDS } from '#content/contact/inquiry-fields.ts';
import { mailHref } from '#content/contact/mail-href.ts';
import { telephoneAddress } from '#content/contact/telephone-address.ts';
import { entryOfPath } from '#content/kinds/slug-kinds.ts';
import { withoutLanguage } from '#content/locales/page-language.ts';
import { decoded } from '#content/slugs/decoded.ts';
import { aboutLine } from '#copy/about-line.ts';
import { campaignText } from '#copy/campaign-text.ts';
import { inquiryWords } from '#copy/en/inquiry-words.ts';
import { mailWords } from '#copy/en/mail-words.ts';
import { languageText } from '#copy/language-text.ts';
import { momentText } from '#copy/moment-text.ts';
import { spamReasonText } from '#copy/spam-reason-text.ts';
import { fill, type Wording } from '#copy/wording.ts';
import { toWireAddress } from '../inquiries/email-address.ts';
import type { InquiryRow } from '../inquiries/inquiry-tables.ts';
import { projectAddress, projectText } from '../inquiries/project-text.ts';
import { aboutHref } from '../inquiries/results.ts';
import { composeMailBody, type MailBlock, type MailFact, type MailSite } from './mail-body.ts';
import type { Mail } from './mail.ts';

type StoredInquiry = Selectable<InquiryRow>;

export type OwnerMailSettings = MailSite & {
  from: string;
  to: readonly string[];
  /** TIME_ZONE; null: universal time, named as such. */
  timeZone: string | null;
};

/** Most characters of what the site adds to a subject, each: the stated beginning is never cut for them. */
const ADDED_MAX = 60;

/**
 * The mail to the owner about one inquiry (content-model decision 13): subject "{formType}: {subject}" or
 * "{formType} submission", then who wrote and about what, then the inquiry's number, so that a mail sent twice is seen to
 * be the same. A reply goes to the visitor.
 */
export function composeOwnerMail(inquiry: StoredInquiry, settings: OwnerMailSettings): Mail {
  const { number } = inquiry;
  const { wording } = settings;
  const words = wording.of(mailWords).inquiry;
  const reasons =
    inquiry.spam_verdict === 'suspect' ? (JSON.parse(inquiry.spam_reasons) as string[]) : [];
  const address = toWireAddress(inquiry.email);
  const title = inquiry.about_title || parseAbout(inquiry.about)?.slug || '';
  const body = composeMailBody(settings, {
    title: fill(words.title, { number, siteName: settings.siteName }),
    blocks: [
      { kind: 'paragraph', text: leadOf(wording, inquiry, title) },
      { kind: 'facts', facts: factsOf(inquiry, settings) },
      { kind: 'quote', text: inquiry.message },
      ...projectBlocks(inquiry.project, settings),
      ...(reasons.length > 0
        ? [
            {
              kind: 'paragraph' as const,
              text: fill(words.unsure, {
                reasons: reasons.map((reason) => spamReasonText(wording, reason)).join('; '),
              }),
            },
          ]
        : []),
      { kind: 'button', text: words.open, href: `${settings.siteUrl}/admin/inquiries/${number}` },
      ...(address === null
        ? []
        : [{ kind: 'quiet' as const, text: fill(words.reply, { name: inquiry.name }) }]),
    ],
  });
  return {
    from: settings.from,
    to: settings.to,
    replyTo: address === null ? null : { name: inquiry.name, address },
    subject: toSubject(inquiry),
    ...body,
    headers: { 'X-Inquiry-Number': String(number) },
    tags: { inquiry: String(number) },
  };
}

/** Who wrote, and about what. @param about '' where that is not known */
function leadOf(wording: Wording, { name, company }: StoredInquiry, about: string): string {
  const words = wording.of(mailWords).inquiry;
  const who = company === '' ? name : fill(words.ofCompany, { name, company });
  return about === '' ? fill(words.lead, { who }) : fill(words.leadAbout, { who, about });
}

/** What the visitor had gathered, as it was when it came in. */
function projectBlocks(stored: string, { siteUrl, wording }: OwnerMailSettings): MailBlock[] {
  const words = wording.of(mailWords).inquiry;
  const href = projectAddress(stored, siteUrl);
  if (href === null) return [];
  return [
    { kind: 'paragraph', text: words.project },
    { kind: 'quote', text: projectText(wording, stored) },
    { kind: 'quiet', text: '', link: { text: words.openProject, href } },
  ];
}

function factsOf(inquiry: StoredInquiry, settings: OwnerMailSettings): MailFact[] {
  const { timeZone, wording } = settings;
  const { facts } = wording.of(mailWords).inquiry;
  const { labels } = wording.of(inquiryWords);
  return [
    ...SENDER_FIELDS.map((field) => {
      const value = inquiry[columnOf(field)];
      const { kind } = INQUIRY_FIELDS[field];
      const mailed = kind === 'email' ? toWireAddress(value) : null;
      const href = kind === 'tel' ? telephoneAddress(value) : mailed && mailHref(mailed);
      return { name: labels[field], value, href };
    }),
    aboutFact(inquiry, settings),
    { name: labels.subject, value: inquiry.subject },
    { name: facts.form, value: inquiry.form_type },
    { name: facts.page, value: inquiry.location },
    { name: facts.language, value: languageText(wording, inquiry.language) },
    { name: facts.landing, value: inquiry.landing_page },
    { name: facts.cameFrom, value: inquiry.referrer_host },
    { name: facts.campaign, value: campaignText(wording, inquiry) },
    { name: facts.received, value: momentText(wording, inquiry.received_at, timeZone ?? 'UTC') },
  ];
}

/** What it is about. Kind and slug are as the form sent them, so the link leads to a page of this site or to none. */
function aboutFact(
  { about, about_title: title }: StoredInquiry,
  { siteUrl, wording }: OwnerMailSettings,
): MailFact {
  const path = aboutHref(about);
  return {
    name: wording.of(mailWords).inquiry.facts.about,
    value: aboutLine(wording, about, title),
    href: path && siteUrl + path,
  };
}

/** One line, whatever is stored: an inquiry that came in another way than through the form must not add head lines. */
function toSubject(inquiry: StoredInquiry): string {
  const { form_type: form, subject, name, company, location, about } = inquiry;
  const stated = subject === '' ? `${form} submission` : `${form}: ${subject}`;
  const who = [name, company].map(shortened).filter(Boolean).join(', ');
  const page = shortened(pageName(aboutHref(about) ?? location));
  return [
    ...(inquiry.spam_verdict === 'suspect' ? ['[unsure]'] : []),
    cleanLine(stated),
    ...(who ? [`– ${who}`] : []),
    ...(page ? [`(${page})`] : []),
    `(#${inquiry.number})`,
  ].join(' ');
}

function shortened(text: string): string {
  const characters = [...cleanLine(text)];
  return characters.length > ADDED_MAX
    ? `${characters
        .slice(0, ADDED_MAX - 1)
        .join('')
        .trimEnd()}…`
    : characters.join('');
}

/**
 * The page an inquiry was sent from, short enough for a subject: "machine divi-wp", "page /contact", "home page".
 * @param location as it is stored: a web address or a path; empty when unknown
 */
function pageName(location: string): string {
  const path = URL.parse(location, 'http://site.invalid')?.pathname.replace(/\/+$/u, '');
  if (location === '' || path === undefined) return '';
  if (path === '') return 'home page';
  const entry = entryOfPath(withoutLanguage(decoded(path)));
  return entry ? `${entry.kind} ${entry.slug}` : `page ${decoded(path)}`;
}
