import { data } from 'react-router';
import { adminAccountWords } from '#admin/copy/en/admin-account-words.ts';
import { waitText } from '#admin/sections/admin-field.tsx';
import { EntranceCard, EntranceForm, EntranceLink } from '#admin/sections/entrance-card.tsx';
import { NewPasswordField } from '#admin/sections/new-password-field.tsx';
import { ownerContext } from '#server/owner/owner.ts';
import type { Route } from './+types/reset-password.ts';
import { adminMeta } from './admin-meta.ts';
import { redirectWithNotice } from './page-notices.ts';
import { textOf } from './signed-in.ts';

const { reset: words } = adminAccountWords;
const STATUS = { wait: 429, closed: 410, 'bad-password': 400 } as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const isOpen = await context.get(ownerContext).owner.accounts.provider.isResetOpen(token);
  // The address holds the token: it must not travel to others. With no-referrer the form'''s own post would have no origin.
  const headers = { 'Referrer-Policy': 'same-origin' };
  return data({ token: isOpen ? token : null }, { status: isOpen ? 200 : STATUS.closed, headers });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = context.get(ownerContext);
  const form = await request.formData();
  const result = await site.owner.accounts.provider.resetPassword(site.visitor, {
    token: textOf(form, 'token'),
    next: textOf(form, 'password'),
  });
  if (result.outcome === 'done') return redirectWithNotice(site, '/admin/sign-in', 'password-set');
  return data({ refused: result }, { status: STATUS[result.outcome] });
}

export const meta = () => adminMeta(words.title);

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { token } = loaderData;
  const refused = actionData?.refused;
  const problem =
    refused?.outcome === 'wait'
      ? waitText(refused.seconds)
      : refused?.outcome === 'closed'
        ? words.closed
        : null;
  return (
    <EntranceCard title={words.title} text={token ? words.text : words.closed} notice={null}>
      {token === null ? (
        <p className="text-note">
          <EntranceLink to="/admin/forgot-password">{words.again}</EntranceLink>
        </p>
      ) : (
        <EntranceForm problem={problem} button={words.button}>
          <input type="hidden" name="token" value={token} />
          <NewPasswordField
            label={words.password}
            fault={refused?.outcome === 'bad-password' ? refused.fault : null}
          />
        </EntranceForm>
      )}
    </EntranceCard>
  );
}
