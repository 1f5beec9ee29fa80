import { adminWording } from '#admin/copy/admin-wording.ts';
import { adminContentWords as words } from '#admin/copy/en/admin-content-words.ts';
import { count } from '#copy/wording.ts';
import type { PageTranslation } from '#server/owner/owner.ts';
import { StateChip } from './admin-card.tsx';
import { DataTable } from './data-table.tsx';
import { FoldCard } from './fold-card.tsx';

/** More of one page and language are only counted. */
const MISSING_SHOWN = 8;

/**
 * The pages by languages: how far each is translated, and what is missing, with a link to each field.
 * @param editor where entries are edited; null where that is not known
 */
export function TranslationTable({
  pages,
  editor,
}: {
  pages: PageTranslation[];
  editor: string | null;
}) {
  const [first] = pages;
  if (!first) return null;
  return (
    <FoldCard title={words.translations}>
      <p className="mb-4 text-text-2">{words.translationsText}</p>
      <DataTable
        label={words.translations}
        rows={pages}
        keyOf={({ path }) => path ?? ''}
        columns={[
          {
            title: words.page,
            isHead: true,
            cell: ({ path }) => (path === null ? words.frame : path),
          },
          ...first.languages.map(({ code }, at) => ({
            title: code,
            cell: ({ languages }: PageTranslation) => (
              <Translated {...languages[at]!} editor={editor} />
            ),
          })),
        ]}
      />
    </FoldCard>
  );
}

function Translated({
  code,
  isStarted,
  missing,
  editor,
}: PageTranslation['languages'][number] & { editor: string | null }) {
  const state = !isStarted ? 'none' : missing.length > 0 ? 'part' : 'whole';
  const tone = { none: 'quiet', part: 'notice', whole: 'good' } as const;
  const more = missing.length - MISSING_SHOWN;
  return (
    <>
      <StateChip tone={tone[state]}>{words.translated[state]}</StateChip>
      {missing.length > 0 && (
        <ul className="mt-1 text-small text-text-2">
          {missing.slice(0, MISSING_SHOWN).map(({ entryId, field }) => (
            <li key={`${entryId} ${field}`}>
              {editor === null ? (
                <>
                  {field} <code>{entryId}</code>
                </>
              ) : (
                <a
                  href={`${editor}/${encodeURIComponent(entryId)}?${new URLSearchParams({ focusedField: field, focusedLocale: code })}`}
                  className="text-link underline-offset-4 hover:underline"
                >
                  {field}
                </a>
              )}
            </li>
          ))}
          {more > 0 && <li>{count(adminWording, words.moreMissing, more)}</li>}
        </ul>
      )}
    </>
  );
}
