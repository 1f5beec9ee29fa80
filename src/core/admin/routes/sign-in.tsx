import { useEffect } from 'react';
import { data, redirect } from 'react-router';
import { adminAccountWords } from '#admin/copy/en/admin-account-words.ts';
import { AdminField, EmailField, waitText } from '#admin/sections/admin-field.tsx';
import { EntranceCard, EntranceForm, EntranceLink } from '#admin/sections/entrance-card.tsx';
import { announceSession } from '#admin/sections/use-session.ts';
import { safeNext, ownerContext } from '#server/owner/owner.ts';
import { adminMeta } from './admin-meta.ts';
import type { Route } from './+types/sign-in.ts';
import { redirectWithNotice, takeNotice } from './page-notices.ts';
import { textOf } from './signed-in.ts';

const { signIn: words, email, password } = adminAccountWords;

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
  // Someone who is signed in already signs in once more.
  const { isAgain, hasAccounts } = loaderData;
  useEffect(() => {
    if (!isAgain) announceSession({ status: 'signed-out' });
  }, [isAgain]);
  const { seconds = 0 } = actionData ?? {};
  const problem = seconds > 0 ? waitText(seconds) : words.refused;
  return (
    <EntranceCard
      title={words.title}
      text={isAgain ? words.again : words.text}
      notice={actionData ? { name: 'sign-in-failed' } : loaderData.notice}
    >
      <EntranceForm problem={actionData ? problem : null} button={words.button}>
        <input type="hidden" name="next" value={actionData?.next ?? loaderData.next} />
        <EmailField label={email} autoComplete="username" defaultValue={actionData?.email} />
        <AdminField
          name="password"
          type="password"
          label={password}
          autoComplete="current-password"
          maxLength={128}
          required
        />
      </EntranceForm>
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-2 text-note">
        {hasAccounts && <EntranceLink to="/admin/forgot-password">{words.forgot}</EntranceLink>}
        <p>
          {!hasAccounts && `${words.noAccount} `}
          <EntranceLink to="/admin/sign-up">
            {hasAccounts ? words.invited : words.makeFirst}
          </EntranceLink>
        </p>
      </div>
    </EntranceCard>
  );
}
