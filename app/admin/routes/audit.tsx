import { adminAuditWords as words } from '#admin/copy/en/admin-audit-words.ts';
import { AdminHeading } from '#admin/sections/admin-frame.tsx';
import { AuditTable } from '#admin/sections/audit-table.tsx';
import type { Route } from './+types/audit.ts';
import { adminMeta } from './admin-meta.ts';
import { signedIn } from './signed-in.ts';

const PER_PAGE = 50;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { audit } = signedIn(context).owner.accounts;
  const before = new URL(request.url).searchParams.get('before') ?? '';
  const isPlace = /^[0-9a-f]{28}$/u.test(before);
  const events = await audit.list({ ...(isPlace && { before }), limit: PER_PAGE + 1 });
  const shown = events.slice(0, PER_PAGE);
  return {
    events: shown,
    older: events.length > PER_PAGE ? shown.at(-1)!.id : null,
    isFirst: !isPlace,
  };
}

export const meta = () => adminMeta(words.title);

export default function Audit({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <AdminHeading title={words.title} text={words.text} />
      <AuditTable {...loaderData} />
    </>
  );
}
