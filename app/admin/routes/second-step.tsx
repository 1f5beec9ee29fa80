import { data } from 'react-router';
import { adminAccountWords } from '#admin/copy/admin-account-words.ts';
import { EntranceCard } from '#admin/sections/entrance-card.tsx';
import { SecondStepForm } from '#admin/sections/second-step-form.tsx';
import { safeNext } from '#server/accounts/safe-next.ts';
import { siteContext } from '#server/site-context.ts';
import type { Route } from './+types/second-step.ts';
import { adminMeta } from './admin-meta.ts';
import { redirectWithNotice } from './page-notices.ts';
import { textOf } from './signed-in.ts';

const { secondStep: words } = adminAccountWords;

export function loader({ request }: Route.LoaderArgs) {
  return { next: safeNext(new URL(request.url).searchParams.get('next')) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const form = await request.formData();
  const next = safeNext(textOf(form, 'next'));
  const { provider } = site.owner.accounts;
  const result = await provider.passSecondStep(site.visitor, textOf(form, 'code'));
  if (result.outcome === 'signed-in')
    return redirectWithNotice(site, next, 'signed-in', result.cookies);
  const seconds = result.outcome === 'wait' ? result.seconds : 0;
  return data({ outcome: result.outcome, next, seconds }, { status: seconds > 0 ? 429 : 401 });
}

export const meta = () => adminMeta(words.title);

export default function SecondStep({ loaderData, actionData }: Route.ComponentProps) {
  const notice = actionData ? ({ name: 'sign-in-failed' } as const) : null;
  return (
    <EntranceCard title={words.title} text={words.text} notice={notice}>
      <SecondStepForm next={actionData?.next ?? loaderData.next} refused={actionData ?? null} />
    </EntranceCard>
  );
}
