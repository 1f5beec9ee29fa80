import { Link } from 'react-router';
import { adminPreviewWords as words } from '#admin/copy/en/admin-preview-words.ts';
import { AdminCard } from '#admin/sections/admin-card.tsx';
import { useMayDo } from '#admin/sections/role-permissions.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

/** The way into a preview for someone who is signed in, and what is missing for it. */
export function LookAtDrafts({
  enterPath,
  canShowDrafts,
}: {
  enterPath: string;
  canShowDrafts: boolean;
}) {
  const connects = useMayDo('settings');
  return (
    <AdminCard title={words.lookTitle} text={words.lookText}>
      {!canShowDrafts && (
        <p className="mb-4 rounded-input bg-notice px-4 py-3 text-note text-on-notice">
          {words.noToken}{' '}
          {connects && (
            <Link to="/admin/environment-variables" className="underline underline-offset-4">
              {words.noTokenLink}
            </Link>
          )}
        </p>
      )}
      <ButtonLink to={enterPath} look="outline" size="small">
        <Icon name="eye" size={18} />
        {words.look}
      </ButtonLink>
    </AdminCard>
  );
}
