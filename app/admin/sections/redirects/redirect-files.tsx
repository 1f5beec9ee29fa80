import { adminRedirectWords as words } from '#admin/copy/admin-redirect-words.ts';
import { AdminCard } from '#admin/sections/admin-card.tsx';
import { AdminField } from '#admin/sections/admin-field.tsx';
import { DataTable } from '#admin/sections/data-table.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

type RuleWords = { from: string; to: string | null; status: keyof typeof words.statusNames };

/** What becomes of a file, or would. */
export type FileReport = {
  /** The file, where the owner has still to confirm it; null once it was imported. */
  csv: string | null;
  added: number;
  changed: number;
  unchanged: number;
  /** The first of the lines that are added or change a redirect, with what that was until now. */
  taken: { line: number; rule: RuleWords; former: RuleWords | null }[];
  refused: { line: number; text: string; reason: string }[];
  /** How many lines were refused; the list names the first of them. */
  refusedCount: number;
  /** All refused lines as a file, in an address that holds it; null when there are none. */
  download: string | null;
};

/** Takes a CSV file of redirects in, and gives all out as one. Plain forms: a file is sent and kept without script. */
export function RedirectFiles({
  report,
  problem,
}: {
  report: FileReport | null;
  /** Why a file was not read at all. */
  problem: string | null;
}) {
  return (
    <AdminCard id="files" title={words.importTitle} text={words.importText}>
      {report && (report.csv === null ? <Outcome {...report} /> : <Proposal {...report} />)}
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
        <Button type="submit" name="act" value="check" className="sm:mt-7">
          {words.check}
        </Button>
      </form>
      <form method="post" action="/admin/redirects/export" className="mt-6">
        <Button type="submit" look="outline" size="small">
          <Icon name="download" size={18} />
          {words.export}
        </Button>
      </form>
    </AdminCard>
  );
}

/** What was imported. */
function Outcome({ added, changed, unchanged, ...report }: FileReport) {
  return (
    <div className="mb-6 grid gap-4">
      <p role="status" className="rounded-input bg-success px-4 py-3 text-note text-on-success">
        {words.imported(added, changed, unchanged)}
      </p>
      <RefusedLines
        {...report}
        title={words.refusedTitle(report.refusedCount)}
        text={words.refusedText}
      />
    </div>
  );
}

/** What an import would do, and the button that has it done. */
function Proposal({ csv, added, changed, unchanged, taken, ...report }: FileReport) {
  const count = added + changed;
  return (
    <section className="mb-8 grid gap-4" aria-labelledby="proposal">
      <div role="status">
        <h3 id="proposal" className="text-base!">
          {words.checked}
        </h3>
        <p className="mt-1 text-note">
          {words.wouldImport(added, changed, unchanged)} {words.notYet}
        </p>
      </div>
      {taken.length > 0 && (
        <div>
          <DataTable
            label={words.takenLines}
            rows={taken}
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
                    {former === null ? words.adds : words.changesFrom(targetOf(former))}
                  </span>
                ),
              },
            ]}
          />
          {count > taken.length && (
            <p className="mt-3 text-note text-text-2">{words.moreTaken(count - taken.length)}</p>
          )}
        </div>
      )}
      <RefusedLines
        {...report}
        title={words.toRefuseTitle(report.refusedCount)}
        text={words.toRefuseText}
      />
      {count === 0 ? (
        <p className="text-note">{words.nothingToImport}</p>
      ) : (
        <form
          method="post"
          action="/admin/redirects#files"
          encType="multipart/form-data"
          className="flex flex-wrap gap-3"
        >
          <input type="hidden" name="csv" value={csv ?? ''} />
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

function RefusedLines({
  refused,
  refusedCount,
  download,
  title,
  text,
}: Pick<FileReport, 'refused' | 'refusedCount' | 'download'> & { title: string; text: string }) {
  if (download === null) return null;
  return (
    <div className="rounded-input border border-error px-4 py-4">
      <h3 className="text-base!">{title}</h3>
      <p className="mt-1 mb-3 text-note text-text-2">{text}</p>
      <DataTable
        label={title}
        rows={refused}
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
      {refusedCount > refused.length && (
        <p className="mt-3 text-note text-text-2">
          {words.moreRefused(refusedCount - refused.length)}
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
