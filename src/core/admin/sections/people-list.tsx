import { adminAccountWords } from '#admin/copy/en/admin-account-words.ts';
import { adminWords } from '#admin/copy/en/admin-words.ts';
import type { Account } from '#server/owner/owner.ts';
import { AdminCard, StateChip } from './admin-card.tsx';
import { DataTable } from './data-table.tsx';
import { Moment } from './moment.tsx';

const { people: words, email } = adminAccountWords;

/** With the moment from when a second factor counts that does not yet; null for every other. */
type Person = Account & { newFactorFromMs: number | null };

/** Everyone with an account. */
export function PeopleList({ people, ownId }: { people: Person[]; ownId: string }) {
  return (
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
          { title: words.role, cell: ({ role }) => adminWords.roles[role] },
          {
            title: words.factor,
            cell: ({ hasSecondFactor, newFactorFromMs }) =>
              newFactorFromMs === null ? (
                <StateChip tone={hasSecondFactor ? 'good' : 'notice'}>
                  {hasSecondFactor ? words.on : words.off}
                </StateChip>
              ) : (
                <>
                  <StateChip tone="notice">{words.newUntil}</StateChip>{' '}
                  <Moment ms={newFactorFromMs} />
                </>
              ),
          },
          { title: words.since, cell: ({ createdAtMs }) => <Moment ms={createdAtMs} /> },
        ]}
      />
    </AdminCard>
  );
}
