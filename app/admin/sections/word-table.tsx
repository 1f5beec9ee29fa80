import { Form } from 'react-router';
import { adminOwnWords as words } from '#admin/copy/en/admin-own-words.ts';
import { fill } from '#copy/wording.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { AdminCard, StateChip } from './admin-card.tsx';
import { LINE_FIELD, LineSelect } from './admin-field.tsx';
import { DataTable } from './data-table.tsx';
import { FoldCard } from './fold-card.tsx';
import { Pager } from './pager.tsx';
import { entriesAddress, entityAddress, type Editor } from './start/entity-address.ts';

type WordText = { code: string; ours: string; own: string | null; isUsed: boolean };
type WordRow = { key: string; note: string | null; texts: WordText[]; entryId: string | null };

type Asked = { text: string; group: string };

const LINK = 'text-link underline-offset-4 hover:underline';

/** Every word of the site with its key, and how to say it otherwise. */
export function WordTable({
  rows,
  page,
  pages,
  asked,
  groups,
  editor,
}: {
  rows: WordRow[];
  page: number;
  pages: number;
  asked: Asked;
  groups: string[];
  editor: Editor | null;
}) {
  return (
    <>
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
function WordSearch({ asked, groups }: { asked: Asked; groups: string[] }) {
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
      <code className="break-all">{key}</code>
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

function WordTexts({ texts }: { texts: WordText[] }) {
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
