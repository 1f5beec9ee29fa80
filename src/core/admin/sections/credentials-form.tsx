import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { adminWording } from '#admin/copy/admin-wording.ts';
import { adminSettingsWords as words } from '#admin/copy/en/admin-settings-words.ts';
import { count } from '#copy/wording.ts';
import { Button } from '#ui/button.tsx';
import { AdminCard } from './admin-card.tsx';
import { FormProblem } from './admin-field.tsx';
import { CannotStore } from './cannot-store.tsx';
import type { CredentialStatus } from '#server/owner/owner.ts';
import { CredentialField, FixedCredentials } from './credential-fields.tsx';
import { OvertakenForm, type LastChange } from './overtaken-form.tsx';
import { PageNotice, type NoticeName } from './page-notice.tsx';
import { PasswordField, type PasswordAnswer } from './password-field.tsx';

type Answer = {
  typed: Partial<Record<CredentialStatus['name'], string>>;
  faults?: Partial<Record<CredentialStatus['name'], keyof typeof words.faults>> | undefined;
  test?:
    | { ok: true; total: number }
    | { ok: false; message: string; hint: string | null }
    | undefined;
  notice?: { name: NoticeName } | undefined;
  nothing?: boolean | undefined;
  password?: PasswordAnswer | undefined;
  /** Who has stored something since the page was made, where somebody has, and the version that made. */
  overtaken?: { last: LastChange | null; version: string } | undefined;
};

/** The credentials: tokens can be written and never read; what cannot be changed here is text. */
export function CredentialsForm({
  connection,
  answer,
}: {
  connection: {
    canStore: boolean;
    isAsked: boolean;
    credentials: CredentialStatus[];
    version: string;
  };
  answer: Answer | null;
}) {
  const form = useRef<HTMLFormElement>(null);
  const { canStore, isAsked, credentials, version } = connection;
  const isOvertaken = answer?.overtaken !== undefined;
  const isFixed = ({ from }: CredentialStatus) => !canStore || from === 'environment';
  const fixed = credentials.filter(isFixed);
  const typeable = credentials.filter((credential) => !isFixed(credential));
  const state = credentials.map(({ from, shown }) => `${from} ${shown}`).join();
  const shown = useRef(state);
  useEffect(() => {
    // Not when React starts: what was typed before must stay.
    if (shown.current === state) return;
    shown.current = state;
    // Somebody else has: what was typed is to be sent once more.
    if (isOvertaken) return;
    // Saved: what was typed is secret and done with.
    form.current?.reset();
  }, [state, isOvertaken]);
  return (
    <>
      {answer?.notice && <PageNotice notice={answer.notice} />}
      {!canStore && <CannotStore />}
      {isAsked && <AdminCard title={words.askedTitle} text={words.asked} />}
      <AdminCard title="Contentful">
        <Form method="post" ref={form} className="grid gap-6" autoComplete="off">
          <Outcome answer={answer} />
          {answer?.overtaken && <OvertakenForm last={answer.overtaken.last} />}
          {canStore && (
            <input type="hidden" name="shown" value={answer?.overtaken?.version ?? version} />
          )}
          {fixed.length > 0 && <FixedCredentials credentials={fixed} canStore={canStore} />}
          {typeable.length > 0 && (
            <div className="grid gap-6 md:grid-cols-2">
              {typeable.map((credential) => (
                <CredentialField
                  key={`${credential.name} ${credential.shown}`}
                  credential={credential}
                  typed={answer?.typed[credential.name]}
                  fault={answer?.faults?.[credential.name]}
                />
              ))}
            </div>
          )}
          {canStore && (
            <div className="border-t border-line pt-5">
              <PasswordField answer={answer?.password} />
            </div>
          )}
          <div className="flex flex-wrap gap-3">
            {canStore && (
              <Button type="submit" name="act" value="save">
                {words.save}
              </Button>
            )}
            <Button type="submit" name="act" value="test" look="outline" formNoValidate>
              {words.test}
            </Button>
          </div>
          {typeable.length > 0 && <p className="text-small text-text-2">{words.testHint}</p>}
        </Form>
      </AdminCard>
    </>
  );
}

function Outcome({ answer }: { answer: Answer | null }) {
  if (answer?.nothing) return <FormProblem>{words.nothingTyped}</FormProblem>;
  if (!answer?.test) return null;
  if (!answer.test.ok) {
    return (
      <FormProblem>
        {answer.test.message} {answer.test.hint}
      </FormProblem>
    );
  }
  return (
    <p role="status" className="rounded-input bg-success px-4 py-3 text-note text-on-success">
      {count(adminWording, words.works, answer.test.total)}
    </p>
  );
}
