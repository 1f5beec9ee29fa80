import { Form } from 'react-router';
import { adminContentWords as words } from '#admin/copy/en/admin-content-words.ts';
import { ActButton } from '#admin/sections/act-button.tsx';
import { AdminHeading } from '#admin/sections/admin-frame.tsx';
import { ContentFindings } from '#admin/sections/content-findings.tsx';
import { PageOriginTable } from '#admin/sections/page-origin-table.tsx';
import { TranslationTable } from '#admin/sections/translation-table.tsx';
import type { Route } from './+types/content.ts';
import { adminMeta } from './admin-meta.ts';
import { redirectWithNotice } from './page-notices.ts';
import { signedIn, textOf } from './signed-in.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { content, connection } = signedIn(context).owner;
  const { translations, ...examination } = content.doctor.last();
  return {
    pages: content.pages(),
    examination,
    translations,
    editor: connection.entriesAddress(),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = signedIn(context);
  const { owner, record } = site;
  const act = textOf(await request.formData(), 'act');
  if (act === 'examine') {
    const { problem } = await owner.content.doctor.examine();
    return redirectWithNotice(site, '/admin/content', problem ? 'not-examined' : 'examined');
  }
  if (act === 'refresh') {
    const result = await owner.content.refresh();
    await record('connection-refreshed');
    return redirectWithNotice(site, '/admin/content', result.ok ? 'refreshed' : 'refresh-failed');
  }
  await record('pages-purged', String(await owner.content.purge()));
  return redirectWithNotice(site, '/admin/content', 'purged');
}

export const meta = () => adminMeta(words.title);

export default function Content({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <AdminHeading title={words.title} text={words.text} />
      <ContentFindings {...loaderData.examination} />
      <TranslationTable pages={loaderData.translations} editor={loaderData.editor} />
      <PageOriginTable pages={loaderData.pages} />
      <ContentActs />
    </>
  );
}

/** Asking for content again, and building pages anew. */
function ContentActs() {
  const acts = [
    { act: 'refresh', label: words.refresh, text: words.refreshText, icon: 'refresh-cw' },
    { act: 'purge', label: words.purge, text: words.purgeText, icon: 'rotate-ccw' },
  ] as const;
  return (
    <Form method="post" className="grid gap-4 sm:grid-cols-2">
      {acts.map(({ act, label, text, icon }) => (
        <div key={act} className="grid content-start justify-items-start gap-2">
          <ActButton act={act} icon={icon} label={label} />
          <p className="text-small text-text-2">{text}</p>
        </div>
      ))}
    </Form>
  );
}
