import { data } from 'react-router';
import { adminPreviewWords as words } from '#admin/copy/en/admin-preview-words.ts';
import { AdminHeading } from '#admin/sections/admin-frame.tsx';
import { LookAtDrafts } from '#admin/sections/preview/look-at-drafts.tsx';
import { MakePreviewLink } from '#admin/sections/preview/make-preview-link.tsx';
import { PreviewLinkList } from '#admin/sections/preview/preview-link-list.tsx';
import { ENTER_PATH, toPreviewPath } from '#server/owner/owner.ts';
import type { Route } from './+types/preview.ts';
import { adminMeta } from './admin-meta.ts';
import { redirectWithNotice } from './page-notices.ts';
import { signedIn, textOf } from './signed-in.ts';

const HERE = '/admin/preview';
const HOUR_MS = 3_600_000;
const SUGGESTED = 40;

export async function loader({ context }: Route.LoaderArgs) {
  const { owner } = signedIn(context);
  const nowMs = Date.now();
  const links = await owner.previewLinks.list();
  const token = owner.connection.status().credentials.find(({ name }) => name.includes('PREVIEW'));
  return {
    links: links.map((link) => ({ ...link, state: stateOf(link, nowMs) })),
    canShowDrafts:
      Boolean(owner.connection.current()?.previewToken) && token?.from !== 'unreadable',
    enterPath: `${ENTER_PATH}?path=/`,
    pages: owner.content
      .pages()
      .map(({ path }) => path)
      .toSorted()
      .slice(0, SUGGESTED),
  };
}

function stateOf(
  link: { revokedAtMs: number | null; expiresAtMs: number; isGiven: boolean },
  nowMs: number,
): 'open' | 'over' | 'revoked' {
  if (link.revokedAtMs !== null || !link.isGiven) return 'revoked';
  return link.expiresAtMs > nowMs ? 'open' : 'over';
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = signedIn(context);
  const { owner, account, settings, record } = site;
  const form = await request.formData();
  if (textOf(form, 'act') === 'revoke') {
    const id = textOf(form, 'id');
    if (await owner.previewLinks.revoke(id, Date.now())) await record('preview-link-revoked', id);
    return redirectWithNotice(site, HERE, 'preview-revoked');
  }
  const isAny = form.get('any') === 'yes';
  const typed = textOf(form, 'page').trim();
  const path = isAny
    ? null
    : toPreviewPath(withoutOrigin(typed, [settings.siteUrl, new URL(request.url).origin]));
  const hours = Object.keys(words.lengths).find((name) => name === textOf(form, 'hours')) ?? '24';
  const isPage = isAny || (path !== null && (await owner.hasDraftPage(path)));
  if (!isPage) return data({ typed, hours }, { status: 400 });
  const nowMs = Date.now();
  const link = await owner.previewLinks.make({
    path,
    madeBy: account.email,
    nowMs,
    expiresAtMs: nowMs + Number(hours) * HOUR_MS,
  });
  await record('preview-link-made', `${link.id} ${path ?? words.anyPage}`);
  return redirectWithNotice(site, HERE, 'preview-made');
}

/** The path of an address of this site, as it stands in the address bar; other text as it is. */
function withoutOrigin(typed: string, origins: string[]): string {
  const origin = origins.find((own) => typed.startsWith(`${own}/`));
  return origin === undefined ? typed : typed.slice(origin.length);
}

export const meta = () => adminMeta(words.title);

export default function Preview({ loaderData, actionData }: Route.ComponentProps) {
  const { links, canShowDrafts, enterPath, pages } = loaderData;
  return (
    <>
      <AdminHeading title={words.title} text={words.text} />
      <LookAtDrafts enterPath={enterPath} canShowDrafts={canShowDrafts} />
      <MakePreviewLink pages={pages} refused={actionData ?? null} />
      <PreviewLinkList links={links} />
    </>
  );
}
