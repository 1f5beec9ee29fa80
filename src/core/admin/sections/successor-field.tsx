import { adminAccountWords } from '#admin/copy/en/admin-account-words.ts';
import { AdminSelect } from './admin-field.tsx';

const words = adminAccountWords.people;

/** Who gets the inquiries and follow-ups of somebody who sees none any more; nobody is a choice like any other. */
export function SuccessorField({
  people,
  chosen,
  isMissing,
}: {
  /** Everyone who sees inquiries. */
  people: { id: string; email: string; name: string }[];
  chosen: string | undefined;
  isMissing: boolean;
}) {
  return (
    <AdminSelect
      name="successor"
      label={words.successor}
      hint={words.successorHint}
      error={isMissing ? words.noSuccessor : null}
      defaultValue={chosen}
      options={[
        ['', words.noChoice],
        ['nobody', words.successorNobody],
        ...people.map(({ id, name, email }) => [id, `${name} (${email})`] as const),
      ]}
    />
  );
}
