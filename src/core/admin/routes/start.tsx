import { adminStartWords as words } from '#admin/copy/en/admin-start-words.ts';
import { AdminHeading } from '#admin/sections/admin-frame.tsx';
import { FreshInquiries } from '#admin/sections/start/fresh-inquiries.tsx';
import { LatestPublications } from '#admin/sections/start/latest-publications.tsx';
import { OwnContentSteps } from '#admin/sections/start/own-content-steps.tsx';
import { SiteLanguages } from '#admin/sections/start/site-languages.tsx';
import { SystemParts } from '#admin/sections/start/system-parts.tsx';
import { ToDoList } from '#admin/sections/start/to-do-list.tsx';
import { Moment } from '#admin/sections/moment.tsx';
import { mayDo } from '#server/owner/owner.ts';
import type { Route } from './+types/start.ts';
import { adminMeta } from './admin-meta.ts';
import { redirectWithNotice } from './page-notices.ts';
import { sessionContext, signedIn, textOf } from './signed-in.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { owner, account, settings } = signedIn(context);
  const { sessionId } = context.get(sessionContext);
  const seesContent = mayDo(account.role, 'content');
  const [overview, ownContent, languages] = await Promise.all([
    owner.overview.read(
      { accountId: account.id, sessionId },
      {
        inquiries: mayDo(account.role, 'inquiries'),
        publications: seesContent,
        system: mayDo(account.role, 'settings'),
      },
    ),
    seesContent ? owner.content.ownContent() : null,
    seesContent ? owner.content.languages() : null,
  ]);
  const isConnected = settings.content.source !== 'none';
  return {
    ...overview,
    ownContent: ownContent ?? (seesContent && isConnected ? ('unread' as const) : null),
    languages,
    hasSecondFactor: account.hasSecondFactor,
    editorUrl: seesContent ? owner.connection.editorAddress() : null,
    isSample: settings.content.source === 'sample',
  };
}

/** Its forms switch a language on or off, after which the same page says so. */
export async function action({ context, request }: Route.ActionArgs) {
  const site = signedIn(context);
  const { owner, record } = site;
  const form = await request.formData();
  const isOn = textOf(form, 'act') === 'language-on';
  const code = textOf(form, 'code');
  const outcome = await owner.content.switchLanguage(code, isOn);
  if (outcome !== 'done') return redirectWithNotice(site, '/admin', `language-${outcome}`);
  const action = isOn ? 'language-on' : 'language-off';
  await record(action, code);
  return redirectWithNotice(site, '/admin', action);
}

export const meta = () => adminMeta(words.title);

export default function Start({ loaderData }: Route.ComponentProps) {
  const { previousVisitAtMs, inquiries, publications, system, hasSecondFactor } = loaderData;
  const { editorUrl, isSample, ownContent, languages } = loaderData;
  const editor = editorUrl === null ? null : { url: editorUrl, isSample };
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
      <OwnContentSteps steps={ownContent} editor={editor} />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <div className="grid min-w-0 gap-6">
          <ToDoList open={inquiries?.open ?? 0} system={system} hasSecondFactor={hasSecondFactor} />
          <SiteLanguages found={languages} editor={editor} />
          {inquiries && <FreshInquiries {...inquiries} isFirstVisit={previousVisitAtMs === null} />}
        </div>
        <div className="grid min-w-0 gap-6">
          {system && <SystemParts system={system} />}
          <LatestPublications publications={publications} />
        </div>
      </div>
    </>
  );
}
