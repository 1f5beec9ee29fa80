import { data } from 'react-router';
import { adminInquiryWords as words } from '#admin/copy/admin-inquiry-words.ts';
import type { NoticeName } from '#admin/copy/admin-words.ts';
import type { ActProblem } from '#admin/sections/act-form.tsx';
import { EraseInquiry } from '#admin/sections/erase-inquiry.tsx';
import { InquiryActs } from '#admin/sections/inquiry-acts.tsx';
import { InquiryDetail, InquiryHeading } from '#admin/sections/inquiry-detail.tsx';
import { InquiryHistory } from '#admin/sections/inquiry-history.tsx';
import { InquiryProject } from '#admin/sections/inquiry-project.tsx';
import { InquiryTimeline } from '#admin/sections/inquiry-timeline.tsx';
import { OtherInquiries } from '#admin/sections/other-inquiries.tsx';
import type { PasswordAnswer } from '#admin/sections/password-field.tsx';
import { parseStoredProject } from '#content/project/stored-project.ts';
import { hourOfDayMs, INQUIRY_STAGES } from '#server/intake/intake.ts';
import type { AuditAction } from '#server/owner/owner.ts';
import type { Route } from './+types/inquiry.ts';
import { adminMeta } from './admin-meta.ts';
import { assign } from './assign-inquiries.ts';
import { readZone } from './inquiry-search.ts';
import { keepTyped } from './keep-typed.ts';
import { redirectWithNotice } from './page-notices.ts';
import { peopleOfInquiries } from './people-of-inquiries.ts';
import { signedIn, textOf } from './signed-in.ts';

const LIST = '/admin/inquiries';
/** Reminders come at 8 in the morning of their day. */
const FOLLOW_UP_HOUR = 8;
const NOTE_MAX = 5_000;

function numberOf(text: string): number {
  if (!/^\d{1,15}$/u.test(text)) throw data(null, { status: 404 });
  return Number(text);
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const site = signedIn(context);
  const { inquiries } = site.owner;
  const number = numberOf(params.number);
  // What a browser fetches ahead nobody has read.
  if (!request.headers.get('Sec-Purpose')?.includes('prefetch'))
    await inquiries.work.markRead([number], true, site.account);
  const [inquiry, people] = await Promise.all([inquiries.read(number), peopleOfInquiries(site)]);
  if (!inquiry) throw data(null, { status: 404 });
  const { idempotency_key: _key, content_hash: _hash, spam_reasons, project, ...shown } = inquiry;
  return {
    inquiry: { ...shown, spamReasons: JSON.parse(spam_reasons) as string[] },
    project: parseStoredProject(project),
    people,
    isMailed: inquiries.isMailed,
    nowMs: Date.now(),
  };
}

type Site = ReturnType<typeof signedIn>;
type Problem = ActProblem & { password?: PasswordAnswer };

export async function action({ context, params, request }: Route.ActionArgs) {
  const site = signedIn(context);
  const number = numberOf(params.number);
  const form = await request.formData();
  const act = textOf(form, 'act');
  if (act === 'erase') return erase(site, number, form);
  if (act === 'follow-up') {
    const zone = readZone(new URLSearchParams({ zone: textOf(form, 'zone') }), site.settings);
    const atMs = hourOfDayMs(textOf(form, 'date'), FOLLOW_UP_HOUR, zone);
    if (atMs === undefined) return data<Problem>({ badDate: true }, { status: 400 });
    await site.owner.inquiries.work.setFollowUp(number, atMs, site.account);
    return redirectWithNotice(site, `${LIST}/${number}`, 'follow-up-set');
  }
  const notice = await workOn(site, number, act, form);
  // Opened again, it would be read again.
  return redirectWithNotice(site, act === 'unread' ? LIST : `${LIST}/${number}`, notice);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs): Promise<Problem> =>
  keepTyped(serverAction);

/** @returns the notice of what was done */
async function workOn(
  site: Site,
  number: number,
  act: string,
  form: FormData,
): Promise<NoticeName | null> {
  const { account, owner } = site;
  const { work } = owner.inquiries;
  switch (act) {
    case 'assign':
      await assign(site, [number], textOf(form, 'assignee'));
      return 'marked';
    case 'unread':
      await work.markRead([number], false, account);
      return 'marked';
    case 'clear-follow-up':
      await work.setFollowUp(number, null, account);
      return 'follow-up-cleared';
    case 'note': {
      const text = textOf(form, 'note').trim().slice(0, NOTE_MAX);
      if (text !== '') await work.addNote(number, text, account);
      return text === '' ? null : 'note-added';
    }
    case 'retry':
      await work.sendAgain(number, account);
      await record(site, 'inquiry-sent-again', number);
      return 'sent-again';
    case 'stage': {
      const stage = INQUIRY_STAGES.find((name) => name === textOf(form, 'stage'));
      if (stage) await work.changeStage([number], stage, account);
      break;
    }
    default:
      await (act === 'spam'
        ? work.markSpam([number], account)
        : work.markGenuine([number], account));
  }
  await record(site, 'inquiry-marked', number);
  return 'marked';
}

async function erase(site: Site, number: number, form: FormData) {
  const { owner, visitor } = site;
  const checked = await owner.accounts.provider.confirmPassword(visitor, textOf(form, 'password'));
  if (checked.outcome !== 'right') return data<Problem>({ password: checked }, { status: 403 });
  const isErased = await owner.inquiries.erase(number);
  await record(site, 'inquiry-erased', number);
  return redirectWithNotice(site, LIST, isErased ? 'erased' : 'nothing-erased');
}

/** What was done stands in the inquiry's own history; the trail only says with which. */
function record({ owner, account, visitor }: Site, action: AuditAction, number: number) {
  const subject = words.number(number);
  return owner.accounts.audit.record({ action, account, subject, address: visitor.address });
}

export const meta: Route.MetaFunction = ({ params }) =>
  adminMeta(words.number(Number(params.number)));

export default function Inquiry({ loaderData, actionData }: Route.ComponentProps) {
  const { inquiry, project, people, isMailed, nowMs } = loaderData;
  return (
    <>
      <InquiryHeading inquiry={inquiry} nowMs={nowMs} />
      <div className="grid min-w-0 grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_340px]">
        <InquiryDetail inquiry={inquiry} />
        <div className="grid min-w-0 grid-cols-1 gap-6 xl:row-span-2">
          <InquiryActs inquiry={inquiry} people={people} isMailed={isMailed} />
          <OtherInquiries email={inquiry.email} others={inquiry.others} />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-6">
          {project && <InquiryProject project={project} />}
          <InquiryHistory events={inquiry.events} people={people} />
          <InquiryTimeline deliveries={inquiry.deliveries} nowMs={nowMs} />
          <EraseInquiry password={actionData?.password ?? null} />
        </div>
      </div>
    </>
  );
}
