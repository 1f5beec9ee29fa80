import { adminSetUpWords as words } from '#admin/copy/en/admin-set-up-words.ts';
import { AdminHeading } from '#admin/sections/admin-frame.tsx';
import { SetUpGuide } from '#admin/sections/set-up-guide.tsx';
import { WEBHOOK_PATH } from '#server/publishing/publishing.ts';
import type { Route } from './+types/set-up.ts';
import { adminMeta } from './admin-meta.ts';
import { signedIn } from './signed-in.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl, databaseUrl } = signedIn(context).settings;
  return { webhookUrl: `${siteUrl}${WEBHOOK_PATH}`, isOnPostgres: databaseUrl !== null };
}

export const meta = () => adminMeta(words.title);

export default function SetUp({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <AdminHeading title={words.title} text={words.text} />
      <p className="max-w-[40em] text-note text-text-2">{words.where}</p>
      <SetUpGuide {...loaderData} />
    </>
  );
}
