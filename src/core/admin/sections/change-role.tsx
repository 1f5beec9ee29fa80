import { adminAccountWords } from '#admin/copy/en/admin-account-words.ts';
import { adminWords } from '#admin/copy/en/admin-words.ts';
import { AdminSelect, FormProblem } from './admin-field.tsx';
import { FoldCard } from './fold-card.tsx';
import { passwordAnswer, PasswordForm, type PasswordAnswer } from './password-field.tsx';
import { OvertakenForm, type LastChange } from './overtaken-form.tsx';
import { RoleField, type RoleName } from './role-field.tsx';
import { SuccessorField } from './successor-field.tsx';

const words = adminAccountWords.people;

/** Why no role was changed. */
type Refusal =
  | PasswordAnswer
  | { outcome: 'needs-factor' | 'last-owner' | 'gone' | 'overtaken' | 'no-successor' };

const PROBLEMS: Partial<Record<Refusal['outcome'], string>> = {
  'needs-factor': words.needsFactor,
  'last-owner': words.lastOwner,
  gone: words.roleGone,
};

type Person = { id: string; email: string; name: string; role: RoleName };

/** Changes what somebody may do. */
export function ChangeRole({
  people,
  successors,
  answer,
}: {
  people: Person[];
  /** Everyone who sees inquiries. */
  successors: Omit<Person, 'role'>[];
  answer: {
    act: string;
    id?: string;
    role?: RoleName | null;
    successor?: string;
    roleChange?: Refusal;
    /** Who has changed the role since the page was made, where that is known. */
    last?: LastChange | null;
  } | null;
}) {
  const own = answer?.act === 'role' ? answer : null;
  const refusal = own?.roleChange ?? null;
  const problem = refusal && PROBLEMS[refusal.outcome];
  return (
    <FoldCard
      group="people"
      title={words.changeRoleTitle}
      text={words.changeRoleText}
      open={own !== null}
    >
      {refusal?.outcome === 'overtaken' && (
        <div className="mb-5">
          <OvertakenForm last={own?.last ?? null} />
        </div>
      )}
      {problem && (
        <div className="mb-5">
          <FormProblem>{problem}</FormProblem>
        </div>
      )}
      <PasswordForm act="role" label={words.changeRole} answer={passwordAnswer(refusal)}>
        <AdminSelect
          name="id"
          label={words.whom}
          defaultValue={own?.id}
          options={people.map(({ id, name, email, role }) => [
            id,
            `${name} (${email}), ${adminWords.roles[role]}`,
          ])}
        />
        {people.map(({ id, role }) => (
          <input key={id} type="hidden" name={`role-${id}`} value={role} />
        ))}
        <RoleField chosen={own?.role ?? null} />
        <SuccessorField
          people={successors}
          chosen={own?.successor}
          isMissing={refusal?.outcome === 'no-successor'}
        />
      </PasswordForm>
    </FoldCard>
  );
}
