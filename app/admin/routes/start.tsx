import { adminStartWords as words } from '#admin/copy/admin-start-words.ts';
import { AdminHeading } from '#admin/sections/admin-frame.tsx';
import { FreshInquiries } from '#admin/sections/start/fresh-inquiries.tsx';
import { LatestPublications } from '#admin/sections/start/latest-publications.tsx';
import { SystemParts } from '#admin/sections/start/system-parts.tsx';
import { ToDoList } from '#admin/sections/start/to-do-list.tsx';
import { Moment } from '#admin/sections/moment.tsx';
import type { Route } from './+types/start.ts';
import { adminMeta } from './admin-meta.ts';
import { sessionContext, signedIn } from './signed-in.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { owner, account, settings } = signedIn(context);
  const { sessionId } = context.get(sessionContext);
  const overview = await owner.overview.read({ accountId: account.id, sessionId });
  return {
    ...overview,
    hasSecondFactor: account.hasSecondFactor,
    editorUrl: owner.connection.editorAddress(),
    isSample: settings.content.source === 'sample',
  };
}

export const meta = () => adminMeta(words.title);

export default function Start({ loaderData }: Route.ComponentProps) {
  const { previousVisitAtMs, inquiries, publications, system, hasSecondFactor } = loaderData;
  const { editorUrl, isSample } = loaderData;
  return (
    <>
      <AdminHeading
        title={words.title}
        text={
          previousVisitAtMs === null ? (
            words.first
          ) : (
            <>
              {words.since} <Moment ms={previousVisitAtMs} />.
            </>
          )
        }
      />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <div className="grid min-w-0 gap-6">
          <FreshInquiries {...inquiries} isFirstVisit={previousVisitAtMs === null} />
          <ToDoList open={inquiries.open} system={system} hasSecondFactor={hasSecondFactor} />
        </div>
        <div className="grid min-w-0 gap-6">
          <SystemParts system={system} />
          <LatestPublications
            publications={publications}
            editor={editorUrl === null ? null : { url: editorUrl, isSample }}
            isConnected={system.content.state !== 'built-in'}
          />
        </div>
      </div>
    </>
  );
}
