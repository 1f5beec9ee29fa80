import { adminWords } from '#admin/copy/admin-words.ts';
import { ButtonLink } from '#ui/button.tsx';
import { AdminHeading } from './admin-frame.tsx';

/** In place of an admin page that does not exist or could not be made. */
export function AdminProblem({ isMissing }: { isMissing: boolean }) {
  const { title, text } = isMissing ? adminWords.missing : adminWords.failed;
  return (
    <div className="grid justify-items-start gap-6">
      <title>{`${title} | ${adminWords.area}`}</title>
      <AdminHeading title={title} text={text} />
      <ButtonLink to="/admin" look="outline" size="small">
        {adminWords.toStart}
      </ButtonLink>
    </div>
  );
}
