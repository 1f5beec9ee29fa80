import { adminInquiryWords } from '#admin/copy/en/admin-inquiry-words.ts';
import {
  columnOf,
  INQUIRY_FIELD_NAMES,
  INQUIRY_FIELDS,
  type InquiryFieldName,
} from '#content/contact/inquiry-fields.ts';
import { mailHref } from '#content/contact/mail-href.ts';
import { telephoneAddress } from '#content/contact/telephone-address.ts';
import { aboutLine } from '#copy/about-line.ts';
import { campaignText } from '#copy/campaign-text.ts';
import { inquiryWords } from '#copy/en/inquiry-words.ts';
import { languageText } from '#copy/language-text.ts';
import { spamReasonText } from '#copy/spam-reason-text.ts';
import { fill } from '#copy/wording.ts';
import type { Wording } from '#copy/wording.ts';
import { useWording } from '#ui/wording-context.ts';
import type { InquiryInFull as StoredInFull } from '#server/owner/owner.ts';
import { AdminCard, FactList, StateChip } from './admin-card.tsx';
import { AdminHeading } from './admin-frame.tsx';
import { FollowUpChip } from './follow-up-chip.tsx';
import { InquiryAnswer } from './inquiry-answer.tsx';
import { Moment } from './moment.tsx';
import { StageChip } from './stage-chip.tsx';

const words = adminInquiryWords;
const { detail } = words;

/** An inquiry as its screen reads it. */
export type InquiryInFull = Omit<
  StoredInFull,
  'idempotency_key' | 'content_hash' | 'spam_reasons' | 'project'
> & {
  /** Where what it is about is shown; null for nowhere. */
  aboutHref: string | null;
  spamReasons: string[];
};

/** Which inquiry it is, and how it stands. */
export function InquiryHeading({ inquiry, nowMs }: { inquiry: InquiryInFull; nowMs: number }) {
  const isKept = inquiry.deliveries.some(
    ({ state, kind }) => state === 'kept' && kind === 'owner-mail',
  );
  return (
    <div>
      <AdminHeading
        title={`${fill(words.number, { number: inquiry.number })} ${inquiry.name}`}
        back={{ to: '/admin/inquiries', label: detail.back }}
      />
      <InquiryAnswer inquiry={inquiry} />
      <div className="mt-4 flex flex-wrap gap-2">
        <StageChip stage={inquiry.stage} />
        {inquiry.stage_changed_at !== null && (
          <span className="self-center text-small text-text-2">
            {detail.since} <Moment ms={inquiry.stage_changed_at} />
          </span>
        )}
        {inquiry.follow_up_at !== null && (
          <FollowUpChip atMs={inquiry.follow_up_at} nowMs={nowMs} />
        )}
        {inquiry.spam_verdict !== 'clean' && (
          <StateChip tone="notice">{words.verdicts[inquiry.spam_verdict]}</StateChip>
        )}
        {isKept && <StateChip>{words.kept}</StateChip>}
      </div>
    </div>
  );
}

/** One inquiry in full. Everything a visitor wrote is text, never markup or an address of ours. */
export function InquiryDetail({ inquiry }: { inquiry: InquiryInFull }) {
  const wording = useWording();
  return (
    <AdminCard title={detail.message}>
      <p className="max-w-[46em] whitespace-pre-wrap">{inquiry.message}</p>
      <div className="mt-6 border-t border-line pt-5">
        <FactList
          facts={[
            [detail.received, <Moment key="received" ms={inquiry.received_at} />],
            [detail.form, inquiry.form_type],
            ...LISTED.map(
              (name) =>
                [inquiryWords.labels[name], written(name, inquiry[columnOf(name)])] as const,
            ),
            [detail.about, aboutLink(wording, inquiry)],
            [detail.page, inquiry.location || null],
            [detail.language, languageText(wording, inquiry.language) || null],
            [detail.landing, inquiry.landing_page || null],
            [detail.cameFrom, inquiry.referrer_host || null],
            [detail.campaign, campaignText(wording, inquiry) || null],
            [detail.consent, inquiry.consent || null],
            [detail.browser, inquiry.sent_by === 'plain' ? detail.withoutScript : null],
            [detail.verdict, words.verdicts[inquiry.spam_verdict]],
            [
              detail.reasons,
              inquiry.spamReasons.map((reason) => spamReasonText(wording, reason)).join('; ') ||
                null,
            ],
          ]}
        />
      </div>
    </AdminCard>
  );
}

/** What the visitor filled in beside the name and the message, which stand above. */
const LISTED = INQUIRY_FIELD_NAMES.filter((name) => name !== 'name' && name !== 'message');

function written(name: InquiryFieldName, value: string) {
  const { kind } = INQUIRY_FIELDS[name];
  const href = kind === 'email' ? mailHref(value) : kind === 'tel' ? telephoneAddress(value) : null;
  return value === '' ? null : <Tapped href={href} text={value} />;
}

/** What it is about, with a link to its page. The title is as the form sent it, so it is text beside the address. */
function aboutLink(wording: Wording, { about, about_title: title, aboutHref }: InquiryInFull) {
  const text = aboutLine(wording, about, title);
  return text === '' ? null : <Tapped href={aboutHref} text={text} />;
}

/** A text that leads somewhere, where that is known. */
function Tapped({ href, text }: { href: string | null; text: string }) {
  if (!href) return text;
  return (
    <a href={href} className="text-link underline underline-offset-4">
      {text}
    </a>
  );
}
