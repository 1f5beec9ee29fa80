import { data, redirect } from 'react-router';
import { adminAccountWords } from '#admin/copy/en/admin-account-words.ts';
import { EntranceCard } from '#admin/sections/entrance-card.tsx';
import { SignInForm } from '#admin/sections/sign-in-form.tsx';
import { safeNext, ownerContext } from '#server/owner/owner.ts';
import { adminMeta } from './admin-meta.ts';
import type { Route } from './+types/sign-in.ts';
import { redirectWithNotice, takeNotice } from './page-notices.ts';
import { textOf } from './signed-in.ts';

const { signIn: words } = adminAccountWords;

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(ownerContext);
  const { provider } = site.owner.accounts;
  const { searchParams } = new URL(request.url);
  const next = safeNext(searchParams.get('next'));
  // Someone who is signed in comes here for a fresh sign-in only, which `again` asks for.
  const isSignedIn = (await provider.current(site.visitor)) !== null;
  const isAgain = isSignedIn && searchParams.has('again');
  if (isSignedIn && !isAgain) throw redirect(next);
  const { notice, headers } = takeNotice(site);
  return data({ next, notice, isAgain, hasAccounts: await provider.hasAccounts() }, { headers });
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = context.get(ownerContext);
  const form = await request.formData();
  const email = textOf(form, 'email');
  const next = safeNext(textOf(form, 'next'));
  const password = textOf(form, 'password');
  const result = await site.owner.accounts.provider.signIn(site.visitor, { email, password });
  if (result.outcome === 'signed-in')
    return redirectWithNotice(site, next, 'signed-in', result.cookies);
  if (result.outcome === 'second-step') {
    return redirectWithNotice(
      site,
      `/admin/second-step?next=${encodeURIComponent(next)}`,
      null,
      result.cookies,
    );
  }
  const seconds = result.outcome === 'wait' ? result.seconds : 0;
  return data({ email, next, seconds }, { status: seconds > 0 ? 429 : 401 });
}

export const meta = () => adminMeta(words.title);

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const notice = actionData ? ({ name: 'sign-in-failed' } as const) : loaderData.notice;
  return (
    <EntranceCard
      title={words.title}
      text={loaderData.isAgain ? words.again : words.text}
      notice={notice}
    >
      <SignInForm
        next={actionData?.next ?? loaderData.next}
        isSignedIn={loaderData.isAgain}
        hasAccounts={loaderData.hasAccounts}
        refused={actionData ?? null}
      />
    </EntranceCard>
  );
}
