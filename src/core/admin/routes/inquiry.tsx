import { data } from 'react-router';
import { adminInquiryWords as words } from '#admin/copy/en/admin-inquiry-words.ts';
import type { ActProblem } from '#admin/sections/act-form.tsx';
import { ActAnswer } from '#admin/sections/act-answer.tsx';
import { EraseInquiry } from '#admin/sections/erase-inquiry.tsx';
import { InquiryActs } from '#admin/sections/inquiry-acts.tsx';
import { InquiryBar } from '#admin/sections/inquiry-bar.tsx';
import { InquiryDetail, InquiryHeading } from '#admin/sections/inquiry-detail.tsx';
import { InquiryHistory } from '#admin/sections/inquiry-history.tsx';
import { InquiryProject } from '#admin/sections/inquiry-project.tsx';
import { InquiryTimeline } from '#admin/sections/inquiry-timeline.tsx';
import { OtherInquiries } from '#admin/sections/other-inquiries.tsx';
import type { NoticeName } from '#admin/sections/page-notice.tsx';
import type { PasswordAnswer } from '#admin/sections/password-field.tsx';
import { parseStoredProject } from '#content/project/stored-project.ts';
import { fill } from '#copy/wording.ts';
import { aboutHref, type ShownInquiries } from '#server/intake/intake.ts';
import type { Route } from './+types/inquiry.ts';
import { adminMeta } from './admin-meta.ts';
import { keepTyped } from './keep-typed.ts';
import { redirectWithNotice } from './page-notices.ts';
import { peopleOfInquiries } from './people-of-inquiries.ts';
import { readShownInquiries } from './read-shown-inquiries.ts';
import { signedIn, textOf, type Site } from './signed-in.ts';
import { workOnInquiries } from './work-on-inquiries.ts';

const LIST = '/admin/inquiries';
/** What is said after each act. */
const NOTICES: Readonly<Record<string, NoticeName>> = {
  ...{ stage: 'marked', assign: 'marked', unread: 'marked', spam: 'marked', genuine: 'marked' },
  ...{ 'follow-up': 'follow-up-set', 'clear-follow-up': 'follow-up-cleared' },
  ...{ note: 'note-added', retry: 'sent-again', address: 'address-corrected', leave: 'marked' },
};

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
    await inquiries.work.markOpened(number, site.account);
  const [inquiry, people] = await Promise.all([inquiries.read(number), peopleOfInquiries(site)]);
  if (!inquiry) throw data(null, { status: 404 });
  const { idempotency_key: _key, content_hash: _hash, spam_reasons, project, ...shown } = inquiry;
  return {
    inquiry: {
      ...shown,
      aboutHref: aboutHref(shown.about),
      spamReasons: JSON.parse(spam_reasons) as string[],
    },
    project: parseStoredProject(project),
    people,
    isMailed: inquiries.isMailed,
    nowMs: Date.now(),
  };
}

type Problem = ActProblem & { password?: PasswordAnswer };

export async function action({ context, params, request }: Route.ActionArgs) {
  const site = signedIn(context);
  const number = numberOf(params.number);
  const form = await request.formData();
  const act = textOf(form, 'act');
  const shown = new Map([[number, readShownInquiries(form).get(number) ?? {}]]);
  if (act === 'erase') return erase(site, shown, form);
  const problem = await workOnInquiries(site, shown, form);
  if (problem) return data<Problem>(problem, { status: problem.overtaking ? 409 : 400 });
  const isNothing = act === 'note' && textOf(form, 'note').trim() === '';
  const notice = isNothing ? null : (NOTICES[act] ?? null);
  // Opened again, it would be read again.
  return redirectWithNotice(site, act === 'unread' ? LIST : `${LIST}/${number}`, notice);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs): Promise<Problem> =>
  keepTyped(serverAction);

async function erase(site: Site, shown: ShownInquiries, form: FormData) {
  const checked = await site.confirmPassword(form);
  if (checked.outcome !== 'right') return data<Problem>({ password: checked }, { status: 403 });
  const problem = await workOnInquiries(site, shown, form);
  if (problem?.overtaking?.overtaken.length) return data<Problem>(problem, { status: 409 });
  return redirectWithNotice(site, LIST, problem ? 'nothing-erased' : 'erased');
}

export const meta: Route.MetaFunction = ({ params }) =>
  adminMeta(fill(words.number, { number: Number(params.number) }));

export default function Inquiry({ loaderData, actionData }: Route.ComponentProps) {
  const { inquiry, project, people, isMailed, nowMs } = loaderData;
  const { password = null, ...problem } = actionData ?? {};
  const isErasing = problem.overtaking?.again.some(([, value]) => value === 'erase') ?? false;
  return (
    <div>
      <div className="grid min-w-0 grid-cols-1 gap-6">
        {!isErasing && <ActAnswer problem={problem} />}
        <InquiryHeading inquiry={inquiry} nowMs={nowMs} />
        <div className="grid min-w-0 grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_340px]">
          <InquiryDetail inquiry={inquiry} />
          <div className="grid min-w-0 grid-cols-1 gap-6 xl:row-span-2">
            <InquiryActs inquiry={inquiry} people={people} isMailed={isMailed} />
            <OtherInquiries email={inquiry.email} others={inquiry.others} />
          </div>
          <div className="grid min-w-0 grid-cols-1 gap-6">
            {project && <InquiryProject project={project} />}
            <InquiryHistory events={inquiry.events} />
            <InquiryTimeline deliveries={inquiry.deliveries} nowMs={nowMs} />
            <EraseInquiry
              inquiry={inquiry}
              password={password}
              overtaking={(isErasing && problem.overtaking) || null}
            />
          </div>
        </div>
      </div>
      <InquiryBar inquiry={inquiry} />
    </div>
  );
}
