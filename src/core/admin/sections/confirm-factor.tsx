import { adminAccountWords } from '#admin/copy/en/admin-account-words.ts';
import { FormProblem } from './admin-field.tsx';
import { FoldCard } from './fold-card.tsx';
import { passwordAnswer, PasswordForm, type PasswordAnswer } from './password-field.tsx';

const words = adminAccountWords.people;

/** Why no second factor was confirmed. */
type Refusal = PasswordAnswer | { outcome: 'own' | 'too-new' | 'gone' };

type NewFactor = { id: string; email: string; name: string; newFactorFromMs: number };

/** Lets the second factors of other owners count that do not yet. */
export function ConfirmFactor({
  people,
  answer,
}: {
  people: NewFactor[];
  answer: { act: string; id?: string; confirmation?: Refusal } | null;
}) {
  const refusal = answer?.confirmation ?? null;
  const isProblem = refusal !== null && passwordAnswer(refusal) === null;
  if (people.length === 0 && !isProblem) return null;
  return (
    <>
      {isProblem && (
        <FormProblem>
          {refusal.outcome === 'too-new' ? words.confirmTooNew : words.confirmGone}
        </FormProblem>
      )}
      {people.map(({ id, name, email, newFactorFromMs }) => (
        <FoldCard
          key={id}
          group="people"
          title={`${words.confirmTitle}: ${name}`}
          text={words.confirmText}
          open={answer?.id === id && refusal !== null}
        >
          <PasswordForm
            act="confirm-factor"
            label={words.confirm}
            answer={answer?.id === id ? passwordAnswer(refusal) : null}
          >
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="counts-from" value={newFactorFromMs} />
            <p className="font-medium">
              {name} ({email})
            </p>
          </PasswordForm>
        </FoldCard>
      ))}
    </>
  );
}
