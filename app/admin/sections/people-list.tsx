import { Form } from 'react-router';
import { adminAccountWords } from '#admin/copy/admin-account-words.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { AdminCard, StateChip } from './admin-card.tsx';
import { AdminSelect } from './admin-field.tsx';
import { DataTable } from './data-table.tsx';
import { Moment } from './moment.tsx';
import { PasswordField } from './password-field.tsx';
import { passwordProblem, type PasswordAnswer } from './password-problem.ts';

const { people: words, email } = adminAccountWords;

type Person = {
  id: string;
  email: string;
  name: string;
  hasSecondFactor: boolean;
  createdAtMs: number;
};

/** Everyone with an account, and the way to end one. */
export function PeopleList({
  people,
  ownId,
  answer,
}: {
  people: Person[];
  ownId: string;
  answer: { act: string; password?: PasswordAnswer } | null;
}) {
  const others = people.filter(({ id }) => id !== ownId);
  return (
    <>
      <AdminCard title={words.title}>
        <DataTable
          label={words.title}
          rows={people}
          keyOf={({ id }) => id}
          columns={[
            {
              title: adminAccountWords.name,
              isHead: true,
              cell: ({ id, name }) => (
                <span className="inline-flex flex-wrap items-center gap-2">
                  {name} {id === ownId && <StateChip>{words.you}</StateChip>}
                </span>
              ),
            },
            { title: email, cell: (person) => person.email },
            {
              title: words.factor,
              cell: ({ hasSecondFactor }) => (
                <StateChip tone={hasSecondFactor ? 'good' : 'notice'}>
                  {hasSecondFactor ? words.on : words.off}
                </StateChip>
              ),
            },
            { title: words.since, cell: ({ createdAtMs }) => <Moment ms={createdAtMs} /> },
          ]}
        />
      </AdminCard>
      {others.length > 0 && (
        <AdminCard title={words.removeTitle} text={words.removeText}>
          <Form method="post" reloadDocument className="grid max-w-[520px] gap-4">
            <input type="hidden" name="act" value="remove" />
            <AdminSelect
              name="id"
              label={words.whom}
              options={others.map((person) => [person.id, `${person.name} (${person.email})`])}
            />
            <PasswordField
              error={answer?.act === 'remove' ? passwordProblem(answer.password) : null}
            />
            <div>
              <Button type="submit" look="outline" size="small">
                <Icon name="trash-2" size={18} />
                {words.remove}
              </Button>
            </div>
          </Form>
        </AdminCard>
      )}
    </>
  );
}
