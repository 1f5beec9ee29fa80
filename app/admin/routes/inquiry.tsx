import { data, redirect } from 'react-router';
import { adminInquiryWords as words } from '#admin/copy/admin-inquiry-words.ts';
import type { NoticeName } from '#admin/copy/admin-words.ts';
import { InquiryActs } from '#admin/sections/inquiry-acts.tsx';
import { InquiryDetail } from '#admin/sections/inquiry-detail.tsx';
import { InquiryTimeline } from '#admin/sections/inquiry-timeline.tsx';
import type { Route } from './+types/inquiry.ts';
import { adminMeta } from './admin-meta.ts';
import { redirectWithNotice } from './page-notices.ts';
import { signedIn, textOf } from './signed-in.ts';

function numberOf(text: string): number {
  if (!/^\d{1,15}$/u.test(text)) throw data(null, { status: 404 });
  return Number(text);
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const { inquiries } = signedIn(context).owner;
  const inquiry = await inquiries.read(numberOf(params.number));
  if (!inquiry) throw data(null, { status: 404 });
  const { idempotency_key: _key, content_hash: _hash, spam_reasons, ...shown } = inquiry;
  return {
    inquiry: { ...shown, spamReasons: JSON.parse(spam_reasons) as string[] },
    isMailed: inquiries.isMailed,
    nowMs: Date.now(),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const site = signedIn(context);
  const { owner, account, visitor } = site;
  const { inquiries, accounts } = owner;
  const number = numberOf(params.number);
  const form = await request.formData();
  const act = textOf(form, 'act');
  const done = async (
    action: 'inquiry-marked' | 'inquiry-sent-again' | 'inquiry-erased',
    name: NoticeName,
    to = `/admin/inquiries/${number}`,
  ) => {
    await accounts.audit.record({
      ...{ action, account, address: visitor.address },
      subject: `${words.number(number)}${action === 'inquiry-marked' ? ` ${act}` : ''}`,
    });
    return redirectWithNotice(site, to, name);
  };

  if (act === 'handled' || act === 'open') {
    await inquiries.markHandled(number, act === 'handled');
    return done('inquiry-marked', 'marked');
  }
  if (act === 'genuine' || act === 'spam') {
    await (act === 'spam' ? inquiries.markSpam(number) : inquiries.markGenuine(number));
    return done('inquiry-marked', 'marked');
  }
  if (act === 'retry') {
    const inquiry = await inquiries.read(number);
    const parked = inquiry?.deliveries.filter(({ state }) => state === 'parked') ?? [];
    for (const { id } of parked) await inquiries.sendAgain(id);
    return done('inquiry-sent-again', 'sent-again');
  }
  if (act === 'erase') {
    const checked = await accounts.provider.confirmPassword(visitor, textOf(form, 'password'));
    if (checked.outcome !== 'right') return data({ password: checked }, { status: 403 });
    const isErased = await inquiries.erase(number);
    return done('inquiry-erased', isErased ? 'erased' : 'nothing-erased', '/admin/inquiries');
  }
  return redirect(`/admin/inquiries/${number}`);
}

export const meta: Route.MetaFunction = ({ params }) =>
  adminMeta(words.number(Number(params.number)));

export default function Inquiry({ loaderData, actionData }: Route.ComponentProps) {
  const { inquiry, isMailed, nowMs } = loaderData;
  return (
    <>
      <InquiryDetail inquiry={inquiry} />
      <InquiryTimeline deliveries={inquiry.deliveries} nowMs={nowMs} />
      <InquiryActs {...{ inquiry, isMailed }} password={actionData?.password ?? null} />
    </>
  );
}
