import { data } from 'react-router';
import { encode } from 'uqr';
import { adminAccountWords } from '#admin/copy/en/admin-account-words.ts';
import { AdminHeading } from '#admin/sections/admin-frame.tsx';
import { ChangePassword } from '#admin/sections/change-password.tsx';
import type { NoticeName } from '#admin/sections/page-notice.tsx';
import { SecondFactor } from '#admin/sections/second-factor.tsx';
import { SessionList } from '#admin/sections/session-list.tsx';
import { fill } from '#copy/wording.ts';
import { isFactorSettled, type ChangeResult } from '#server/owner/owner.ts';
import type { Route } from './+types/account.ts';
import { adminMeta } from './admin-meta.ts';
import { redirectWithNotice } from './page-notices.ts';
import { adoptSession, signedIn, textOf } from './signed-in.ts';

const { account: words } = adminAccountWords;
const HERE = '/admin/account';

export async function loader({ context }: Route.LoaderArgs) {
  const { owner, account, visitor, settings } = signedIn(context);
  const { provider } = owner.accounts;
  const [sessions, pending] = await Promise.all([
    provider.sessions(visitor),
    provider.pendingSecondFactor(visitor),
  ]);
  return {
    account,
    isFactorNew: !isFactorSettled(account, Date.now()),
    sessions,
    factorRequired: settings.accounts.secondFactorRequired,
    pending: pending && { secret: pending.secret, modules: encode(pending.uri).data },
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = signedIn(context);
  const { visitor } = site;
  const { provider } = site.owner.accounts;
  const form = await request.formData();
  const act = textOf(form, 'act');
  const password = textOf(form, 'password');
  const answer = async (
    result: ChangeResult<{ recoveryCodes?: string[] }>,
    name: NoticeName | null,
  ) => {
    if (result.outcome !== 'done') {
      const { outcome } = result;
      const status = outcome === 'wait' ? 429 : outcome === 'wrong' ? 403 : 400;
      return data({ act, refused: result }, { status });
    }
    const { recoveryCodes } = result;
    if (!recoveryCodes) return redirectWithNotice(site, HERE, name, result.cookies);
    await adoptSession(context, result.cookies);
    const headers = new Headers();
    for (const cookie of result.cookies) headers.append('Set-Cookie', cookie);
    return data({ act, recoveryCodes }, { headers });
  };

  switch (act) {
    case 'password': {
      const next = textOf(form, 'next');
      return answer(
        await provider.changePassword(visitor, { current: password, next }),
        'password-changed',
      );
    }
    case 'begin-factor':
      return answer(await provider.beginSecondFactor(visitor, password), null);
    case 'finish-factor':
      return answer(await provider.finishSecondFactor(visitor, textOf(form, 'code')), null);
    case 'end-factor':
      return answer(await provider.endSecondFactor(visitor, password), 'factor-off');
    case 'renew-recovery':
      return answer(await provider.renewRecoveryCodes(visitor, password), null);
    case 'end-others':
      await provider.endOtherSessions(visitor);
      return redirectWithNotice(site, HERE, 'sessions-ended');
    default:
      await provider.endSession(visitor, textOf(form, 'id'));
      return redirectWithNotice(site, HERE, 'session-ended');
  }
}

export const meta = () => adminMeta(words.title);

export default function AccountPage({ loaderData, actionData }: Route.ComponentProps) {
  const { account, isFactorNew, sessions, pending, factorRequired } = loaderData;
  return (
    <>
      <AdminHeading title={words.title} text={fill(words.signedInAs, { email: account.email })} />
      <ChangePassword email={account.email} answer={actionData ?? null} />
      <SecondFactor
        isOn={account.hasSecondFactor}
        newFromMs={isFactorNew && account.role === 'owner' ? account.factorCountsFromMs : null}
        isRequired={factorRequired}
        pending={pending}
        answer={actionData ?? null}
      />
      <SessionList sessions={sessions} />
    </>
  );
}
