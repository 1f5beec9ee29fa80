import { Form } from 'react-router';
import { adminAccountWords } from '#admin/copy/en/admin-account-words.ts';
import { adminWords } from '#admin/copy/en/admin-words.ts';
import { fill } from '#copy/wording.ts';
import type { OpenInvitation } from '#server/owner/owner.ts';
import { ActButton } from './act-button.tsx';
import { AdminCard } from './admin-card.tsx';
import { EmailField, FormProblem } from './admin-field.tsx';
import { FoldCard } from './fold-card.tsx';
import { Moment } from './moment.tsx';
import { PasswordForm, type PasswordAnswer } from './password-field.tsx';
import { RoleField, type RoleName } from './role-field.tsx';

const { people: words, email: emailLabel } = adminAccountWords;

type Invitation =
  | { outcome: 'made'; code: string; expiresAtMs: number; mail: keyof typeof words.made }
  | { outcome: 'refused' | 'withdrawn' };

type Answer = {
  act: string;
  email?: string;
  role?: RoleName | null;
  password?: PasswordAnswer;
  invitation?: Invitation;
};

/** Inviting someone: mailed where mail works; the code is shown in the answer to the form, and is in no address of ours. */
export function Invitations({
  invitations,
  sendsMail,
  requestId,
  answer,
}: {
  invitations: OpenInvitation[];
  sendsMail: boolean;
  requestId: string;
  answer: Answer | null;
}) {
  const own = answer?.act === 'invite' ? answer : null;
  const invitation = own?.invitation;
  const email = own?.email ?? '';
  return (
    <>
      <FoldCard
        group="people"
        title={words.inviteTitle}
        text={sendsMail ? words.inviteByMail : words.inviteByHand}
        open={own !== null}
      >
        {invitation?.outcome === 'made' && <Made {...invitation} email={email} />}
        {invitation?.outcome === 'withdrawn' && (
          <div className="mb-5">
            <FormProblem>{words.inviteWithdrawn}</FormProblem>
          </div>
        )}
        <PasswordForm act="invite" label={words.invite} look="primary" answer={own?.password}>
          <input type="hidden" name="request" value={requestId} />
          <EmailField
            label={emailLabel}
            autoComplete="off"
            defaultValue={invitation?.outcome === 'made' ? undefined : email}
            error={invitation?.outcome === 'refused' ? words.inviteRefused : null}
          />
          <RoleField chosen={invitation?.outcome === 'made' ? null : (own?.role ?? null)} />
        </PasswordForm>
      </FoldCard>
      {invitations.length > 0 && <OpenInvitations invitations={invitations} />}
    </>
  );
}

function Made({
  code,
  email,
  expiresAtMs,
  mail,
}: Extract<Invitation, { outcome: 'made' }> & { email: string }) {
  const { title, text } = words.made[mail];
  const isGood = mail !== 'failed';
  return (
    <div
      role="status"
      className={`mb-5 rounded-input px-4 py-3 ${isGood ? 'bg-success text-on-success' : 'bg-notice text-on-notice'}`}
    >
      <p className="font-medium">{title}</p>
      <code className="my-2 block text-body break-all">{code}</code>
      <p className="text-note">{fill(text, { email })}</p>
      <p className="text-note">
        {words.until} <Moment ms={expiresAtMs} />
      </p>
    </div>
  );
}

function OpenInvitations({ invitations }: { invitations: OpenInvitation[] }) {
  return (
    <AdminCard title={words.openTitle}>
      <ul className="-my-3 divide-y divide-line">
        {invitations.map(({ id, email: whom, role, expiresAtMs }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3 text-note">
            <span className="min-w-0">
              <span className="font-medium break-all">{whom || words.anyone}</span>
              <span className="block text-small text-text-2">
                {adminWords.roles[role]}. {words.until} <Moment ms={expiresAtMs} />
              </span>
            </span>
            <Form method="post" reloadDocument>
              <input type="hidden" name="id" value={id} />
              <ActButton
                act="withdraw"
                icon="x"
                label={words.withdraw}
                aria-label={fill(words.withdrawOf, { email: whom || words.anyone })}
              />
            </Form>
          </li>
        ))}
      </ul>
    </AdminCard>
  );
}
