import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { adminSettingsWords as words } from '#admin/copy/admin-settings-words.ts';
import type { NoticeName } from '#admin/copy/admin-words.ts';
import { Button } from '#ui/button.tsx';
import { AdminCard, StateChip } from './admin-card.tsx';
import { AdminField, FormProblem } from './admin-field.tsx';
import { CannotStore } from './cannot-store.tsx';
import { PageNotice } from './page-notice.tsx';
import { PasswordField, type PasswordAnswer } from './password-field.tsx';

type Name = keyof typeof words.names;
type Credential = {
  name: Name;
  from: keyof typeof words.from;
  shown: string;
  isStored: boolean;
};
type Answer = {
  typed: Partial<Record<Name, string>>;
  faults?: Partial<Record<Name, keyof typeof words.faults>> | undefined;
  test?:
    | { ok: true; total: number }
    | { ok: false; message: string; hint: string | null }
    | undefined;
  notice?: { name: NoticeName } | undefined;
  nothing?: boolean | undefined;
  password?: PasswordAnswer | undefined;
};

/** The credentials: tokens can be written and never read; what the environment sets is shown and cannot be changed. */
export function CredentialsForm({
  connection,
  answer,
}: {
  connection: { canStore: boolean; isAsked: boolean; credentials: Credential[] };
  answer: Answer | null;
}) {
  const form = useRef<HTMLFormElement>(null);
  const { canStore, isAsked, credentials } = connection;
  const state = credentials.map(({ from, shown }) => `${from} ${shown}`).join();
  const shown = useRef(state);
  useEffect(() => {
    // Not when React starts: what was typed before must stay.
    if (shown.current === state) return;
    shown.current = state;
    // Saved: what was typed is secret and done with.
    form.current?.reset();
  }, [state]);
  return (
    <>
      {answer?.notice && <PageNotice notice={answer.notice} />}
      {!canStore && <CannotStore />}
      {isAsked && <AdminCard title={words.askedTitle} text={words.asked} />}
      <AdminCard title="Contentful">
        <Form method="post" ref={form} className="grid gap-6" autoComplete="off">
          <Outcome answer={answer} />
          {credentials.map((credential) => (
            <CredentialField
              key={`${credential.name} ${credential.shown}`}
              credential={credential}
              canStore={canStore}
              typed={answer?.typed[credential.name]}
              fault={answer?.faults?.[credential.name]}
            />
          ))}
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
          <p className="text-small text-text-2">{words.testHint}</p>
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
      {words.works(answer.test.total)}
    </p>
  );
}

function CredentialField({
  credential,
  canStore,
  typed,
  fault,
}: {
  credential: Credential;
  canStore: boolean;
  typed: string | undefined;
  fault: keyof typeof words.faults | undefined;
}) {
  const { name, from, shown, isStored } = credential;
  const isToken = name.endsWith('_TOKEN');
  const isFixed = from === 'environment';
  const isMissing = from === 'missing' || from === 'unreadable';
  const label = words.names[name];
  return (
    <div className="grid gap-2">
      <AdminField
        name={name}
        label={label}
        type={isToken ? 'password' : 'text'}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={256}
        disabled={isFixed}
        placeholder={isToken && !isMissing && !isFixed ? words.keep : undefined}
        defaultValue={isToken ? undefined : (typed ?? shown)}
        hint={isFixed ? words.fixed : words.hints[name]}
        error={fault ? words.faults[fault] : null}
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-small text-text-2">
        <StateChip tone={isMissing ? 'notice' : 'good'}>
          {isMissing ? words.missing : isToken && shown ? words.ends(shown) : words.set}
        </StateChip>
        {words.from[from] && <span>{words.from[from]}</span>}
        {isFixed && isStored && <span>{words.alsoStored}</span>}
        {isStored && canStore && (
          <label className="inline-flex min-h-6 items-center gap-2">
            <input
              type="checkbox"
              name={`remove-${name}`}
              value="yes"
              className="size-4.5 accent-primary"
            />
            {words.remove(label)}
          </label>
        )}
      </div>
    </div>
  );
}
