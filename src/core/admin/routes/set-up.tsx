import type { ReactNode } from 'react';
import { adminSetUpWords as words } from '#admin/copy/en/admin-set-up-words.ts';
import { AdminCard } from '#admin/sections/admin-card.tsx';
import { AdminHeading } from '#admin/sections/admin-frame.tsx';
import { WEBHOOK_PATH } from '#server/publishing/publishing.ts';
import type { Route } from './+types/set-up.ts';
import { adminMeta } from './admin-meta.ts';
import { signedIn } from './signed-in.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl, databaseUrl } = signedIn(context).settings;
  return { webhookUrl: `${siteUrl}${WEBHOOK_PATH}`, isOnPostgres: databaseUrl !== null };
}

export const meta = () => adminMeta(words.title);

/** How mail, publishing and backups are set up; the start page links to each part. */
export default function SetUp({ loaderData }: Route.ComponentProps) {
  const { webhookUrl, isOnPostgres } = loaderData;
  const { mail, publishing, backups } = words;
  return (
    <>
      <AdminHeading title={words.title} text={words.text} />
      <p className="max-w-[40em] text-note text-text-2">{words.where}</p>
      <AdminCard id="mail" title={mail.title} text={mail.text}>
        <ol className="grid list-decimal grid-cols-1 gap-3 pl-5 text-note">
          <li>{mail.steps[0]}</li>
          <li>
            {mail.steps[1]}
            <CodeBlock>{mail.settings}</CodeBlock>
            <Aside>{mail.ses}</Aside>
            <CodeBlock>{mail.sesSettings}</CodeBlock>
          </li>
          <li>{mail.steps[2]}</li>
        </ol>
        <Aside>{mail.check}</Aside>
        <CodeBlock>{mail.checkCommands}</CodeBlock>
      </AdminCard>
      <AdminCard id="publishing" title={publishing.title} text={publishing.text}>
        <ol className="grid list-decimal grid-cols-1 gap-3 pl-5 text-note">
          <li>{publishing.steps[0]}</li>
          <li>
            {publishing.steps[1]}
            <CodeBlock>{publishing.settings}</CodeBlock>
          </li>
          <li>
            {publishing.steps[2]}
            <Aside>{publishing.address}</Aside>
            <CodeBlock>{webhookUrl}</CodeBlock>
          </li>
        </ol>
        <Aside>{publishing.check}</Aside>
      </AdminCard>
      <AdminCard id="backups" title={backups.title} text={backups.text}>
        <p className="text-note">{backups.now}</p>
        <CodeBlock>{backups.nowCommand}</CodeBlock>
        <p className="mt-4 text-note">{backups.schedule}</p>
        <CodeBlock>{backups.scheduleLine}</CodeBlock>
        <p className="mt-4 text-note">{isOnPostgres ? backups.postgres : backups.container}</p>
        <CodeBlock>{isOnPostgres ? backups.postgresLine : backups.containerLine}</CodeBlock>
        <Aside>{backups.keep}</Aside>
      </AdminCard>
    </>
  );
}

/** A command or settings as they are to be typed. */
function CodeBlock({ children }: { children: string }) {
  return (
    <pre
      tabIndex={0}
      className="mt-2 overflow-x-auto rounded-input bg-band px-4 py-3 font-mono text-note whitespace-pre"
    >
      <code>{children}</code>
    </pre>
  );
}

function Aside({ children }: { children: ReactNode }) {
  return <p className="mt-3 text-note text-text-2">{children}</p>;
}
