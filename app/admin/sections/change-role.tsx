import { Form } from 'react-router';
import { adminAccountWords } from '#admin/copy/admin-account-words.ts';
import { adminWords } from '#admin/copy/admin-words.ts';
import { Button } from '#ui/button.tsx';
import { AdminCard } from './admin-card.tsx';
import { AdminSelect, FormProblem } from './admin-field.tsx';
import { PasswordField, type PasswordAnswer } from './password-field.tsx';
import { RoleField, type RoleName } from './role-field.tsx';

const words = adminAccountWords.people;

/** Why no role was changed. */
type Refusal = PasswordAnswer | { outcome: 'needs-factor' | 'last-owner' | 'gone' };

const isAboutPassword = (refusal: Refusal): refusal is PasswordAnswer =>
  refusal.outcome === 'wrong' || refusal.outcome === 'wait';

const PROBLEMS: Partial<Record<Refusal['outcome'], string>> = {
  'needs-factor': words.needsFactor,
  'last-owner': words.lastOwner,
  gone: words.roleGone,
};

/** Changes what somebody may do. */
export function ChangeRole({
  people,
  answer,
}: {
  people: { id: string; email: string; name: string; role: RoleName }[];
  answer: { act: string; id?: string; role?: RoleName | null; roleChange?: Refusal } | null;
}) {
  const own = answer?.act === 'role' ? answer : null;
  const refusal = own?.roleChange ?? null;
  const problem = refusal && PROBLEMS[refusal.outcome];
  const password = refusal && isAboutPassword(refusal) ? refusal : null;
  return (
    <AdminCard title={words.changeRoleTitle} text={words.changeRoleText}>
      {problem && (
        <div className="mb-5">
          <FormProblem>{problem}</FormProblem>
        </div>
      )}
      <Form method="post" reloadDocument className="grid max-w-[520px] gap-4">
        <input type="hidden" name="act" value="role" />
        <AdminSelect
          name="id"
          label={words.whom}
          defaultValue={own?.id}
          options={people.map(({ id, name, email, role }) => [
            id,
            `${name} (${email}), ${adminWords.roles[role]}`,
          ])}
        />
        <RoleField chosen={own?.role ?? null} />
        <PasswordField answer={password} />
        <div>
          <Button type="submit" look="outline" size="small">
            {words.changeRole}
          </Button>
        </div>
      </Form>
    </AdminCard>
  );
}
