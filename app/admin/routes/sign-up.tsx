import { data } from 'react-router';
import { adminAccountWords } from '#admin/copy/en/admin-account-words.ts';
import { EntranceCard } from '#admin/sections/entrance-card.tsx';
import { SignUpForm } from '#admin/sections/sign-up-form.tsx';
import { ownerContext } from '#server/owner/owner.ts';
import type { Route } from './+types/sign-up.ts';
import { adminMeta } from './admin-meta.ts';
import { redirectWithNotice } from './page-notices.ts';
import { textOf } from './signed-in.ts';

const { signUp: words } = adminAccountWords;
const STATUS = {
  wait: 429,
  closed: 403,
  taken: 409,
  'bad-email': 400,
  'bad-password': 400,
} as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const hasAccounts = await context.get(ownerContext).owner.accounts.provider.hasAccounts();
  // As the link of an invitation's mail has them.
  const { searchParams } = new URL(request.url);
  const values = { code: searchParams.get('code') ?? '', email: searchParams.get('email') ?? '' };
  // The address may hold the code: it must not travel to others. With no-referrer the form's own post would have no origin.
  return data({ hasAccounts, values }, { headers: { 'Referrer-Policy': 'same-origin' } });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = context.get(ownerContext);
  const form = await request.formData();
  const [code, name, email] = [textOf(form, 'code'), textOf(form, 'name'), textOf(form, 'email')];
  const result = await site.owner.accounts.provider.signUp(site.visitor, {
    code,
    name,
    email,
    password: textOf(form, 'password'),
  });
  if (result.outcome === 'signed-up') {
    return redirectWithNotice(site, '/admin', 'signed-up', result.cookies);
  }
  return data(
    { values: { code, name, email }, refused: result },
    { status: STATUS[result.outcome] },
  );
}

export const meta = () => adminMeta(words.title);

export default function SignUp({ loaderData, actionData }: Route.ComponentProps) {
  const notice = actionData ? ({ name: 'sign-up-failed' } as const) : null;
  const text = loaderData.hasAccounts ? words.invited : words.first;
  return (
    <EntranceCard title={words.title} text={text} notice={notice}>
      <SignUpForm
        values={actionData?.values ?? loaderData.values}
        refused={actionData?.refused ?? null}
      />
    </EntranceCard>
  );
}
