import { data } from 'react-router';
import { adminAccountWords } from '#admin/copy/en/admin-account-words.ts';
import { AdminField, EmailField, waitText } from '#admin/sections/admin-field.tsx';
import { EntranceCard, EntranceForm, EntranceLink } from '#admin/sections/entrance-card.tsx';
import { NewPasswordField } from '#admin/sections/new-password-field.tsx';
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
  const asked = (name: string) => searchParams.get(name) ?? '';
  const values = { code: asked('code'), name: '', email: asked('email') };
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
  const values = actionData?.values ?? loaderData.values;
  const refused = actionData?.refused;
  return (
    <EntranceCard
      title={words.title}
      text={loaderData.hasAccounts ? words.invited : words.first}
      notice={actionData ? { name: 'sign-up-failed' } : null}
    >
      <EntranceForm problem={refused ? problemOf(refused) : null} button={words.button}>
        <AdminField
          name="code"
          label={words.code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          required
          defaultValue={values.code}
        />
        <AdminField
          name="name"
          label={adminAccountWords.name}
          autoComplete="name"
          maxLength={100}
          required
          defaultValue={values.name}
        />
        <EmailField
          label={adminAccountWords.email}
          autoComplete="username"
          defaultValue={values.email}
          error={refused?.outcome === 'bad-email' ? words.badEmail : null}
        />
        <NewPasswordField
          label={adminAccountWords.password}
          fault={refused?.outcome === 'bad-password' ? refused.fault : null}
        />
      </EntranceForm>
      <p className="text-note">
        <EntranceLink to="/admin/sign-in">{words.have}</EntranceLink>
      </p>
    </EntranceCard>
  );
}

type Refused = NonNullable<Route.ComponentProps['actionData']>['refused'];

/** Why no account was made; null where a field says so itself. */
function problemOf(refused: Refused): string | null {
  if (refused.outcome === 'wait') return waitText(refused.seconds);
  return refused.outcome === 'closed' || refused.outcome === 'taken'
    ? words[refused.outcome]
    : null;
}
