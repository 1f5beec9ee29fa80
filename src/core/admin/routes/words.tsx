import { Fragment } from 'react';
import { Form } from 'react-router';
import { adminOwnWords as words } from '#admin/copy/en/admin-own-words.ts';
import { AdminCard, StateChip } from '#admin/sections/admin-card.tsx';
import { LINE_FIELD, LineSelect } from '#admin/sections/admin-field.tsx';
import { AdminHeading } from '#admin/sections/admin-frame.tsx';
import { DataTable } from '#admin/sections/data-table.tsx';
import { FoldCard } from '#admin/sections/fold-card.tsx';
import { Pager } from '#admin/sections/pager.tsx';
import {
  entriesAddress,
  entityAddress,
  type Editor,
} from '#admin/sections/start/entity-address.ts';
import { fill } from '#copy/wording.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import type { Route } from './+types/words.ts';
import { adminMeta } from './admin-meta.ts';
import { signedIn } from './signed-in.ts';
import { WORD_GROUPS, wordRows, type WordRow } from './word-rows.ts';

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

/** Behind its points and before its capitals a key may go on in the next line. */
const KEY_BREAK = /(?<=\.)|(?=[A-Z])/u;

const LINK = 'text-link underline-offset-4 hover:underline';

/** Every word of the site with its key, and how to say it otherwise. */
export default function Words({ loaderData }: Route.ComponentProps) {
  const { rows, page, pages, asked, groups, editor } = loaderData;
  return (
    <>
      <AdminHeading title={words.title} text={words.text} />
      <FoldCard title={words.howTitle} text={<HowTo />}>
        {editor && (
          <a href={entriesAddress(editor, 'word')} className={LINK}>
            {words.make}
          </a>
        )}
      </FoldCard>
      <WordSearch asked={asked} groups={groups} />
      <AdminCard title={words.list}>
        <DataTable
          label={words.list}
          none={words.none}
          rows={rows}
          keyOf={({ key }) => key}
          columns={[
            {
              title: words.key,
              isHead: true,
              cell: (row) => <WordKey row={row} editor={editor} />,
            },
            { title: words.title, cell: ({ texts }) => <WordTexts texts={texts} /> },
          ]}
        />
        <Pager
          label={words.list}
          page={page}
          pages={pages}
          addressOf={(other) =>
            `/admin/words?${new URLSearchParams({ ...asked, page: String(other) })}`
          }
          previous={words.previous}
          next={words.next}
        />
      </AdminCard>
    </>
  );
}

function HowTo() {
  return (
    <>
      <p>{words.how}</p>
      <p className="mt-2">{fill(words.how2, { value: '{count}' })}</p>
    </>
  );
}

/** A get form: the address says what is shown. */
function WordSearch({
  asked,
  groups,
}: Pick<Route.ComponentProps['loaderData'], 'asked' | 'groups'>) {
  return (
    <Form
      key={JSON.stringify(asked)}
      method="get"
      action="/admin/words"
      role="search"
      aria-label={words.search}
      className="flex flex-col gap-2.5 md:flex-row"
    >
      <input
        name="text"
        type="search"
        aria-label={words.find}
        placeholder={words.find}
        defaultValue={asked.text}
        maxLength={200}
        className={`${LINE_FIELD} md:flex-1`}
      />
      <LineSelect
        name="group"
        label={words.group}
        defaultValue={asked.group}
        options={[['', words.anyGroup], ...groups.map((name) => [name, name] as const)]}
      />
      <Button type="submit" size="small">
        {words.button}
      </Button>
      {(asked.text !== '' || asked.group !== '') && (
        <ButtonLink to="/admin/words" look="outline" size="small">
          {words.clear}
        </ButtonLink>
      )}
    </Form>
  );
}

function WordKey({ row, editor }: { row: WordRow; editor: Editor | null }) {
  const { key, note, entryId } = row;
  return (
    <>
      <code className="wrap-anywhere">
        {key.split(KEY_BREAK).map((part, at) => (
          <Fragment key={`${at} ${part}`}>
            {part}
            <wbr />
          </Fragment>
        ))}
      </code>
      {note && <p className="mt-1 text-small font-normal text-text-2">{note}</p>}
      {editor && entryId && (
        <p className="mt-1 text-small font-normal">
          <a
            href={entityAddress(editor, { type: 'entry', id: entryId })}
            aria-label={fill(words.editName, { key })}
            className={LINK}
          >
            {words.edit}
          </a>
        </p>
      )}
    </>
  );
}

function WordTexts({ texts }: Pick<WordRow, 'texts'>) {
  return (
    <ul className="grid gap-1.5">
      {texts.map(({ code, ours, own, isUsed }) => (
        <li key={code}>
          <span className="me-2 text-small text-text-2">{code}</span>
          <bdi lang={code}>{own ?? ours}</bdi>{' '}
          {own !== null && (
            <>
              <StateChip tone={isUsed ? 'good' : 'notice'}>
                {isUsed ? words.yours : words.unused}
              </StateChip>
              <span className="block text-small text-text-2">
                {fill(words.ours, { text: ours })}
              </span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
