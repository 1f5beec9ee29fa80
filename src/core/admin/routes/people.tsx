import { data } from 'react-router';
import { adminAccountWords } from '#admin/copy/en/admin-account-words.ts';
import { AdminHeading } from '#admin/sections/admin-frame.tsx';
import { ConfirmFactor } from '#admin/sections/confirm-factor.tsx';
import { Invitations } from '#admin/sections/invitations.tsx';
import { PeopleList } from '#admin/sections/people-list.tsx';
import { ChangeRole } from '#admin/sections/change-role.tsx';
import { RemovePerson } from '#admin/sections/remove-person.tsx';
import { isFactorSettled, readRole } from '#server/owner/owner.ts';
import type { Route } from './+types/people.ts';
import { adminMeta } from './admin-meta.ts';
import { redirectWithNotice } from './page-notices.ts';
import { peopleOfInquiries } from './people-of-inquiries.ts';
import { sessionContext, signedIn, textOf, type Site } from './signed-in.ts';

const { people: words } = adminAccountWords;
/** Why nothing was done to an account, as a status. */
const STATUS = {
  ...{ wrong: 403, own: 403, stale: 403, 'needs-factor': 403, 'too-new': 403 },
  ...{ 'not-typed': 400, 'no-successor': 400 },
  ...{ 'last-owner': 409, overtaken: 409, gone: 409 },
  wait: 429,
} as const;

export async function loader({ context }: Route.LoaderArgs) {
  const site = signedIn(context);
  const { owner, account } = site;
  const { provider } = owner.accounts;
  const [people, successors, invitations] = await Promise.all([
    provider.accounts(),
    peopleOfInquiries(site),
    provider.invitations(),
  ]);
  const { isFresh } = context.get(sessionContext);
  const nowMs = Date.now();
  return {
    people: people.map((person) => ({
      ...person,
      newFactorFromMs:
        person.hasSecondFactor && !isFactorSettled(person, nowMs)
          ? person.factorCountsFromMs
          : null,
    })),
    successors,
    invitations,
    isFresh,
    ownId: account.id,
    sendsMail: provider.sendsMail,
    // Names the form that is about to be shown, so that sending it twice invites once.
    requestId: crypto.randomUUID(),
  };
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
  const password = textOf(form, 'password');
  const chosen = textOf(form, 'successor');
  if (act === 'remove') {
    const id = textOf(form, 'id');
    const typedEmail = textOf(form, 'typed-email');
    const input = { id, typedEmail, password, successor: readSuccessor(chosen) };
    const result = await provider.removeAccount(visitor, input);
    if (result.outcome === 'removed')
      return redirectWithNotice(site, '/admin/people', 'account-removed');
    return data(
      { act, id, successor: chosen, removal: result },
      { status: STATUS[result.outcome] },
    );
  }
  if (act === 'confirm-factor') {
    const id = textOf(form, 'id');
    const countsFromMs = Number(textOf(form, 'counts-from'));
    const result = await provider.confirmFactor(visitor, { id, countsFromMs, password });
    if (result.outcome === 'confirmed')
      return redirectWithNotice(site, '/admin/people', 'factor-confirmed');
    return data({ act, id, confirmation: result }, { status: STATUS[result.outcome] });
  }
  const role = readRole(textOf(form, 'role'));
  if (act === 'role') {
    const id = textOf(form, 'id');
    const result = await provider.changeRole(visitor, {
      ...{ id, password, role: role ?? 'editor' },
      shownRole: readRole(textOf(form, `role-${id}`)),
      successor: readSuccessor(chosen),
    });
    if (result.outcome === 'changed')
      return redirectWithNotice(site, '/admin/people', 'role-changed');
    const last = result.outcome === 'overtaken' ? await lastRoleChange(site, id) : null;
    return data(
      { act, id, role, successor: chosen, roleChange: result, last },
      { status: STATUS[result.outcome] },
    );
  }
  const email = textOf(form, 'email');
  const checked = await site.confirmPassword(form);
  if (checked.outcome !== 'right')
    return data({ act, email, role, password: checked }, { status: 403 });
  const requestId = textOf(form, 'request');
  const invitation = await provider.invite(visitor, {
    email,
    role: role ?? 'editor',
    ...(requestId && { requestId }),
  });
  const status = { made: 200, refused: 400, withdrawn: 409 }[invitation.outcome];
  return data({ act, email, role, invitation }, { status });
}

/** Who has given somebody the role that they have now. */
async function lastRoleChange({ owner }: Site, id: string) {
  const { provider, audit } = owner.accounts;
  const person = (await provider.accounts()).find((one) => one.id === id);
  return person ? audit.last(['role-changed'], `${person.email}: ${person.role}`) : null;
}

/** Who was chosen to get inquiries: nobody is null, no choice undefined. */
function readSuccessor(chosen: string): string | null | undefined {
  return chosen === 'nobody' ? null : chosen || undefined;
}

export const meta = () => adminMeta(words.title);

export default function People({ loaderData, actionData }: Route.ComponentProps) {
  const { people, successors, invitations, isFresh, ownId, sendsMail, requestId } = loaderData;
  return (
    <>
      <AdminHeading title={words.title} text={words.text} />
      <PeopleList people={people} ownId={ownId} />
      <ConfirmFactor
        people={people.flatMap(({ newFactorFromMs, ...person }) =>
          newFactorFromMs === null || person.role !== 'owner' || person.id === ownId
            ? []
            : [{ ...person, newFactorFromMs }],
        )}
        answer={actionData ?? null}
      />
      <ChangeRole people={people} successors={successors} answer={actionData ?? null} />
      <RemovePerson
        people={people.filter(({ id }) => id !== ownId)}
        successors={successors}
        isFresh={isFresh}
        answer={actionData ?? null}
      />
      <Invitations
        invitations={invitations}
        sendsMail={sendsMail}
        requestId={requestId}
        answer={actionData ?? null}
      />
    </>
  );
}
