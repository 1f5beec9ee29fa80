import { adminWords } from '#admin/copy/en/admin-words.ts';
import { fill } from '#copy/wording.ts';
import { ButtonLink } from '#ui/button.tsx';
import { AdminHeading, type AdminPerson } from './admin-frame.tsx';

/** What the answer to a request that a role may not make says of whoever made it. */
export type RefusedPerson = { person: AdminPerson };

const PROBLEMS: Readonly<Record<number, { title: string; text: string }>> = {
  403: adminWords.forbidden,
  404: adminWords.missing,
};

/** In place of an admin page that does not exist, is not for one's role, or could not be made. */
export function AdminProblem({
  status,
  role,
  refusal,
}: {
  status: number;
  /** What the person is signed in as; null where nobody is. */
  role: AdminPerson['role'] | null;
  /** Why a post was not taken, whoever sent it. */
  refusal: string | null;
}) {
  const { title, text } =
    refusal === null
      ? (PROBLEMS[status] ?? adminWords.failed)
      : { title: adminWords.notTaken, text: refusal };
  return (
    <div className="grid justify-items-start gap-6">
      <title>{`${title} | ${adminWords.area}`}</title>
      <AdminHeading title={title} text={text} />
      {status === 403 && refusal === null && role !== null && (
        <p className="text-note">{fill(adminWords.yourRole, { role: adminWords.roles[role] })}</p>
      )}
      <ButtonLink to="/admin" look="outline" size="small">
        {adminWords.toStart}
      </ButtonLink>
    </div>
  );
}
