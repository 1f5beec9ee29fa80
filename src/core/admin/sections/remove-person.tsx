import { adminAccountWords } from '#admin/copy/en/admin-account-words.ts';
import { ButtonLink } from '#ui/button.tsx';
import { AdminSelect, EmailField, FormProblem } from './admin-field.tsx';
import { FoldCard } from './fold-card.tsx';
import { passwordAnswer, PasswordForm, type PasswordAnswer } from './password-field.tsx';
import { SuccessorField } from './successor-field.tsx';

const words = adminAccountWords.people;

/** Why nobody was removed. */
type Removal =
  | PasswordAnswer
  | { outcome: 'stale' | 'own' | 'needs-factor' | 'not-typed' | 'gone' | 'no-successor' };

const PROBLEMS: Partial<Record<Removal['outcome'], string>> = {
  own: words.own,
  'needs-factor': words.needsFactor,
  gone: words.gone,
};

const AGAIN = `/admin/sign-in?again&next=${encodeURIComponent('/admin/people')}`;

type Person = { id: string; email: string; name: string };

/** Ends the account of somebody else. Asks to sign in again first when that is too long ago. */
export function RemovePerson({
  people,
  successors,
  isFresh,
  answer,
}: {
  /** Everyone else. */
  people: Person[];
  /** Everyone who sees inquiries. */
  successors: Person[];
  isFresh: boolean;
  answer: { act: string; id?: string; successor?: string; removal?: Removal } | null;
}) {
  const removal = answer?.act === 'remove' ? (answer.removal ?? null) : null;
  const problem = removal && PROBLEMS[removal.outcome];
  if (people.length === 0 && !problem) return null;
  return (
    <FoldCard
      group="people"
      title={words.removeTitle}
      text={words.removeText}
      open={removal !== null}
    >
      {problem && (
        <div className="mb-5">
          <FormProblem>{problem}</FormProblem>
        </div>
      )}
      {isFresh ? (
        <PasswordForm
          act="remove"
          icon="trash-2"
          label={words.remove}
          answer={passwordAnswer(removal)}
        >
          <AdminSelect
            name="id"
            label={words.whom}
            defaultValue={answer?.id}
            options={people.map((person) => [person.id, `${person.name} (${person.email})`])}
          />
          <SuccessorField
            people={successors}
            chosen={removal ? answer?.successor : undefined}
            isMissing={removal?.outcome === 'no-successor'}
          />
          <EmailField
            name="typed-email"
            label={words.typed}
            hint={words.typedHint}
            autoComplete="off"
            error={removal?.outcome === 'not-typed' ? words.notTyped : null}
          />
        </PasswordForm>
      ) : (
        <>
          <p className="text-note">{words.stale}</p>
          <p className="mt-4">
            <ButtonLink to={AGAIN} look="outline" size="small">
              {words.signInAgain}
            </ButtonLink>
          </p>
        </>
      )}
    </FoldCard>
  );
}
