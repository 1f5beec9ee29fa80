import { adminOwnWords as words } from '#admin/copy/en/admin-own-words.ts';
import { AdminHeading } from '#admin/sections/admin-frame.tsx';
import { WordTable } from '#admin/sections/word-table.tsx';
import type { Route } from './+types/words.ts';
import { adminMeta } from './admin-meta.ts';
import { signedIn } from './signed-in.ts';
import { WORD_GROUPS, wordRows } from './word-rows.ts';

const PER_PAGE = 50;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { owner, settings } = signedIn(context);
  const { searchParams } = new URL(request.url);
  const text = (searchParams.get('text') ?? '').slice(0, 200);
  const group = WORD_GROUPS.find((name) => name === searchParams.get('group')) ?? '';
  const [written, languages] = await Promise.all([
    owner.content.ownWords(),
    owner.content.languages(),
  ]);
  const shown = languages?.languages.filter(({ isPublic }) => isPublic) ?? [];
  const codes = shown.length > 0 ? shown.map(({ code }) => code) : ['en'];
  const rows = wordRows(written, codes, { text, group });
  const pages = Math.max(1, Math.ceil(rows.length / PER_PAGE));
  const page = Math.min(pages, Math.max(1, Math.trunc(Number(searchParams.get('page'))) || 1));
  const url = owner.connection.editorAddress();
  return {
    rows: rows.slice((page - 1) * PER_PAGE, page * PER_PAGE),
    page,
    pages,
    asked: { text, group },
    groups: WORD_GROUPS,
    editor: url === null ? null : { url, isSample: settings.content.source === 'sample' },
  };
}

export const meta = () => adminMeta(words.title);

export default function Words({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <AdminHeading title={words.title} text={words.text} />
      <WordTable {...loaderData} />
    </>
  );
}
