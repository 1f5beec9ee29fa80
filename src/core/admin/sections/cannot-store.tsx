import { adminSettingsWords as words } from '#admin/copy/en/admin-settings-words.ts';
import { AdminCard } from './admin-card.tsx';

/** In place of a form whose secrets could not be sealed: what whoever installed the site has to do. */
export function CannotStore() {
  return (
    <AdminCard title={words.cannotStoreTitle} text={words.cannotStore}>
      <p className="text-note text-text-2">{words.makeKey}</p>
      <code className="mt-2 block overflow-x-auto rounded-input bg-band px-4 py-3 text-note">
        openssl rand -base64 32
      </code>
    </AdminCard>
  );
}
