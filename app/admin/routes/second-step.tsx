import { data } from 'react-router';
import { adminAccountWords } from '#admin/copy/en/admin-account-words.ts';
import { EntranceCard } from '#admin/sections/entrance-card.tsx';
import { SecondStepForm } from '#admin/sections/second-step-form.tsx';
import { safeNext, ownerContext } from '#server/owner/owner.ts';
import type { Route } from './+types/second-step.ts';
import { adminMeta } from './admin-meta.ts';
import { redirectWithNotice } from './page-notices.ts';
import { textOf } from './signed-in.ts';

const { secondStep: words } = adminAccountWords;
/** An unreadable factor is in conflict with the settings of the site: nothing that is sent can be right. */
const STATUS = { wait: 429, refused: 401, expired: 401, unreadable: 409 } as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(ownerContext);
  const step = await site.owner.accounts.provider.secondStep(site.visitor);
  const next = safeNext(new URL(request.url).searchParams.get('next'));
  return { next, isUnreadable: step === 'unreadable' };
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = context.get(ownerContext);
  const form = await request.formData();
  const next = safeNext(textOf(form, 'next'));
  const { provider } = site.owner.accounts;
  const result = await provider.passSecondStep(site.visitor, textOf(form, 'code'));
  if (result.outcome === 'signed-in')
    return redirectWithNotice(site, next, 'signed-in', result.cookies);
  const { outcome } = result;
  const seconds = outcome === 'wait' ? result.seconds : 0;
  return data({ outcome, next, seconds }, { status: STATUS[outcome] });
}

export const meta = () => adminMeta(words.title);

export default function SecondStep({ loaderData, actionData }: Route.ComponentProps) {
  const notice = actionData ? ({ name: 'sign-in-failed' } as const) : null;
  return (
    <EntranceCard
      title={words.title}
      text={loaderData.isUnreadable ? words.unreadableText : words.text}
      notice={notice}
    >
      <SecondStepForm
        next={actionData?.next ?? loaderData.next}
        isUnreadable={loaderData.isUnreadable}
        refused={actionData ?? null}
      />
    </EntranceCard>
  );
}
