import { adminWording } from '#admin/copy/admin-wording.ts';
import { adminRedirectWords as words } from '#admin/copy/en/admin-redirect-words.ts';
import { ActButton } from '#admin/sections/act-button.tsx';
import { AdminCard } from '#admin/sections/admin-card.tsx';
import { AdminField } from '#admin/sections/admin-field.tsx';
import { DataTable } from '#admin/sections/data-table.tsx';
import { count, fill } from '#copy/wording.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

/** What a redirect may answer with, in one: "301, 302, 308, or 410". */
export const STATUS_LIST = new Intl.ListFormat(adminWording.language, {
  type: 'disjunction',
}).format(Object.keys(words.statuses));

type RuleWords = { from: string; to: string | null; status: number };

/** How many redirects a file adds, changes and finds in force. */
type RedirectCounts = { added: number; changed: number; unchanged: number };

/** What would become of a file, or became of it. Lists hold the first of their lines. */
export type FileReport =
  | ({
      kind: 'proposal';
      /** The file, for the owner to confirm. */
      csv: string;
      /** What the redirects are that it changes (`shownRules`). */
      shown: string;
      /** Lines that add or change a redirect, with what that was until now. */
      lines: { line: number; rule: RuleWords; former: RuleWords | null }[];
    } & RedirectCounts)
  | ({ kind: 'import' } & RedirectCounts)
  | {
      kind: 'refusal';
      lines: { line: number; text: string; reason: string }[];
      count: number;
      /** All refused lines as a file, in an address that holds it. */
      download: string;
    };

type ReportOf<Kind extends FileReport['kind']> = Extract<FileReport, { kind: Kind }>;

/** Takes a CSV file of redirects in, and gives all out as one. Plain forms: a file is sent and kept without script. */
export function RedirectFiles({
  report,
  problem,
}: {
  report: FileReport | null;
  /** Why a file was not read, or not imported. */
  problem: string | null;
}) {
  return (
    <AdminCard
      id="files"
      title={words.importTitle}
      text={fill(words.importText, { statuses: STATUS_LIST })}
    >
      {report?.kind === 'proposal' && <Proposal {...report} />}
      {report?.kind === 'refusal' && <Refusal {...report} />}
      {report?.kind === 'import' && (
        <p
          role="status"
          className="mb-6 rounded-input bg-success px-4 py-3 text-note text-on-success"
        >
          {fill(words.imported, report)}
        </p>
      )}
      <form
        method="post"
        action="/admin/redirects#files"
        encType="multipart/form-data"
        className="flex flex-wrap items-start gap-3"
      >
        <div className="min-w-0 flex-1 basis-64">
          <AdminField
            name="file"
            type="file"
            accept=".csv,text/csv"
            required
            label={words.file}
            hint={words.fileHint}
            error={problem}
          />
        </div>
        <Button type="submit" name="act" value="check" size="small" className="min-h-12! sm:mt-7">
          {words.check}
        </Button>
      </form>
      <form method="post" action="/admin/redirects/export" className="mt-6">
        <ActButton icon="download" label={words.export} />
      </form>
    </AdminCard>
  );
}

/** What an import would do, and the button that has it done. */
function Proposal({ csv, shown, lines, ...counts }: ReportOf<'proposal'>) {
  const taken = counts.added + counts.changed;
  return (
    <section className="mb-8 grid gap-4" aria-labelledby="proposal">
      <div role="status">
        <h3 id="proposal" className="text-body!">
          {words.checked}
        </h3>
        <p className="mt-1 text-note">
          {fill(words.wouldImport, counts)} {words.notYet}
        </p>
      </div>
      {lines.length > 0 && (
        <div>
          <DataTable
            label={words.takenLines}
            rows={lines}
            keyOf={({ line }) => String(line)}
            columns={[
              { title: words.line, isHead: true, cell: ({ line }) => line },
              {
                title: words.from,
                cell: ({ rule }) => <span className="wrap-anywhere">{rule.from}</span>,
              },
              {
                title: words.to,
                cell: ({ rule }) => <span className="wrap-anywhere">{targetOf(rule)}</span>,
              },
              {
                title: words.effect,
                cell: ({ former }) => (
                  <span className="wrap-anywhere">
                    {former === null
                      ? words.adds
                      : fill(words.changesFrom, { to: targetOf(former) })}
                  </span>
                ),
              },
            ]}
          />
          {taken > lines.length && (
            <p className="mt-3 text-note text-text-2">
              {count(adminWording, words.moreTaken, taken - lines.length)}
            </p>
          )}
        </div>
      )}
      {taken === 0 ? (
        <p className="text-note">{words.nothingToImport}</p>
      ) : (
        <form
          method="post"
          action="/admin/redirects#files"
          encType="multipart/form-data"
          className="flex flex-wrap gap-3"
        >
          <input type="hidden" name="csv" value={csv} />
          <input type="hidden" name="shown" value={shown} />
          <Button type="submit" name="act" value="import">
            {words.confirm}
          </Button>
          <ButtonLink to="/admin/redirects#files" look="outline">
            {words.drop}
          </ButtonLink>
        </form>
      )}
    </section>
  );
}

function targetOf({ to, status }: RuleWords): string {
  return `${to ?? words.gone} (${status})`;
}

/** Which lines keep a file from being imported. */
function Refusal({ lines, count: refused, download }: ReportOf<'refusal'>) {
  const title = count(adminWording, words.refusedTitle, refused);
  return (
    <div className="mb-8 rounded-input border border-error px-4 py-4">
      <div role="status" className="mb-3">
        <h3 className="text-body!">{title}</h3>
        <p className="mt-1 text-note text-text-2">{words.refusedText}</p>
      </div>
      <DataTable
        label={title}
        rows={lines}
        keyOf={({ line }) => String(line)}
        columns={[
          { title: words.line, isHead: true, cell: ({ line }) => line },
          {
            title: words.lineText,
            cell: ({ text: written }) => (
              <code className="text-small wrap-anywhere">{written}</code>
            ),
          },
          { title: words.reason, cell: ({ reason }) => reason },
        ]}
      />
      {refused > lines.length && (
        <p className="mt-3 text-note text-text-2">
          {count(adminWording, words.moreRefused, refused - lines.length)}
        </p>
      )}
      <p className="mt-4">
        <a
          href={download}
          download={words.downloadName}
          className="inline-flex min-h-11 items-center gap-2 text-link underline underline-offset-4"
        >
          <Icon name="download" size={18} />
          {words.download}
        </a>
      </p>
    </div>
  );
}
