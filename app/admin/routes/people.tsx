import { data } from 'react-router';
import { adminAccountWords } from '#admin/copy/admin-account-words.ts';
import { AdminHeading } from '#admin/sections/admin-frame.tsx';
import { Invitations } from '#admin/sections/invitations.tsx';
import { PeopleList } from '#admin/sections/people-list.tsx';
import type { Route } from './+types/people.ts';
import { adminMeta } from './admin-meta.ts';
import { redirectWithNotice } from './page-notices.ts';
import { signedIn, textOf } from './signed-in.ts';

const { people: words } = adminAccountWords;

export async function loader({ context }: Route.LoaderArgs) {
  const { owner, account } = signedIn(context);
  const { provider } = owner.accounts;
  const [people, invitations] = await Promise.all([provider.accounts(), provider.invitations()]);
  return { people, invitations, ownId: account.id };
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = signedIn(context);
  const { provider } = site.owner.accounts;
  const { visitor } = site;
  const form = await request.formData();
  const act = textOf(form, 'act');
  if (act === 'withdraw') {
    await provider.withdrawInvitation(visitor, textOf(form, 'id'));
    return redirectWithNotice(site, '/admin/people', 'invitation-withdrawn');
  }
  const email = textOf(form, 'email');
  const checked = await provider.confirmPassword(visitor, textOf(form, 'password'));
  if (checked.outcome !== 'right') return data({ act, email, password: checked }, { status: 403 });
  if (act === 'remove') {
    await provider.removeAccount(visitor, textOf(form, 'id'));
    return redirectWithNotice(site, '/admin/people', 'account-removed');
  }
  const code = await provider.invite(visitor, email);
  if (code === null) return data({ act, email, refused: true }, { status: 400 });
  return { act, email, code };
}

export const meta = () => adminMeta(words.title);

export default function People({ loaderData, actionData }: Route.ComponentProps) {
  const { people, invitations, ownId } = loaderData;
  return (
    <>
      <AdminHeading title={words.title} text={words.text} />
      <PeopleList people={people} ownId={ownId} answer={actionData ?? null} />
      <Invitations invitations={invitations} answer={actionData ?? null} />
    </>
  );
}
