import { data } from 'react-router';
import { adminRedirectWords as words } from '#admin/copy/en/admin-redirect-words.ts';
import { redirectRefusalWords } from '#admin/copy/en/redirect-refusal-words.ts';
import { AdminHeading } from '#admin/sections/admin-frame.tsx';
import { OvertakenForm, type LastChange } from '#admin/sections/overtaken-form.tsx';
import { MissedPages } from './missed-pages.tsx';
import { RedirectFiles, STATUS_LIST, type FileReport } from './redirect-files.tsx';
import { RedirectForm, type ChangedRedirect, type RedirectValues } from './redirect-form.tsx';
import { RedirectList } from './redirect-list.tsx';
import { fill } from '#copy/wording.ts';
import { decodeCsv, toCsv } from '#server/intake/intake.ts';
import { type OwnerRedirects, redirectsContext } from '../server/owner-redirects.ts';
import { type RedirectRule, type Refusal, shownRules } from '../server/redirect-rule.ts';
import type { Route } from './+types/redirects.ts';
import { adminMeta } from '#admin/routes/admin-meta.ts';
import { readPageNumber } from '#admin/routes/inquiry-search.ts';
import { redirectWithNotice } from '#admin/routes/page-notices.ts';
import { signedIn, textOf, type Site } from '#admin/routes/signed-in.ts';

const HERE = '/admin/redirects';
const FILE_MAX_BYTES = 2 * 1024 * 1024;
const LINES_SHOWN = 100;

export async function loader({ context, request }: Route.LoaderArgs) {
  signedIn(context);
  const redirects = context.get(redirectsContext);
  const query = new URL(request.url).searchParams;
  const text = query.get('text')?.slice(0, 200) ?? '';
  const page = readPageNumber(query);
  const [missed, pagePaths] = await Promise.all([redirects.missed(), redirects.pagePaths()]);
  const standing = redirects.get(query.get('change') ?? '');
  const { found, ...counts } = redirects.search(text, page);
  return {
    ...{ ...counts, text, page, missed, pagePaths },
    found: found.map((rule) => ({ ...rule, shown: shownRules([rule]) })),
    instead: standing && { from: standing.from, shown: shownRules([standing]) },
    values: {
      from: standing?.from ?? query.get('from') ?? '',
      to: standing ? (standing.to ?? '') : (query.get('to') ?? ''),
      kind: standing?.kind ?? 'exact',
      status: String(standing?.status ?? 301),
    },
  };
}

/** What the screen says where an act leads nowhere else. */
type Answer = {
  form: {
    values: RedirectValues;
    instead: ChangedRedirect | null;
    problem: string | null;
    overtaken?: Overtaken;
  } | null;
  /** A redirect that stays, because others changed it since the page was made. */
  kept?: Overtaken | null;
  files: { report: FileReport | null; problem: string | null } | null;
};
/** What a redirect is by now, and who made it so, where that is known. */
type Overtaken = { now: string | null; last: LastChange | null };

export async function action({ context, request }: Route.ActionArgs) {
  const site = signedIn(context);
  const redirects = context.get(redirectsContext);
  const form = await request.formData();
  const act = textOf(form, 'act');
  if (act === 'check') return checkFile(redirects, form.get('file'));
  if (act === 'import')
    return importFile(site, redirects, textOf(form, 'csv'), textOf(form, 'shown'));
  if (act === 'remove') {
    const removed = await redirects.remove(textOf(form, 'from'), textOf(form, 'shown'));
    if (removed?.isOvertaken)
      return answer(409, { form: null, files: null, kept: await overtaken(site, removed.rule) });
    if (removed) await site.record('redirect-removed', describe(removed.rule));
    return redirectWithNotice(site, HERE, 'redirect-removed');
  }
  if (act === 'ignore') {
    const path = textOf(form, 'path');
    await redirects.ignoreMissed(path);
    await site.record('missed-address-ignored', path);
    return redirectWithNotice(site, HERE, 'missed-ignored');
  }
  const values = {
    ...{ from: textOf(form, 'from'), to: textOf(form, 'to') },
    ...{ kind: textOf(form, 'kind'), status: textOf(form, 'status') },
  };
  const from = textOf(form, 'instead');
  const instead = from === '' ? null : { from, shown: textOf(form, 'shown') };
  const saved = await redirects.save(values, instead);
  if (saved.outcome === 'saved') {
    await site.record('redirect-saved', describe(saved.rule));
    return redirectWithNotice(site, HERE, 'redirect-saved');
  }
  if (saved.outcome === 'overtaken') {
    const { now } = saved;
    const again = { from, shown: shownRules([now]) };
    const said = { values, instead: again, problem: null, overtaken: await overtaken(site, now) };
    return answer(409, { form: said, files: null });
  }
  const isRefused = saved.outcome === 'refused';
  const problem = isRefused ? reasonOf(saved.refusal) : words.noPages;
  return answer(isRefused ? 400 : 503, { form: { values, instead, problem }, files: null });
}

const answer = (status: number, said: Answer) => data(said, { status });

async function overtaken({ owner }: Site, now: RedirectRule | null): Promise<Overtaken> {
  const last = now && (await owner.accounts.audit.last(['redirect-saved'], describe(now)));
  return { now: now && describe(now), last };
}

const refuseFile = (status: number, problem: string) =>
  answer(status, { form: null, files: { report: null, problem } });

/** Says what an import would do. The screen holds the file until it is confirmed; nothing is written before. */
async function checkFile(redirects: OwnerRedirects, file: FormDataEntryValue | null) {
  if (!(file instanceof File) || file.size === 0) return refuseFile(400, words.noFile);
  if (file.size > FILE_MAX_BYTES) return refuseFile(413, words.fileTooLarge);
  // As a form sends it back: browsers write each line break as two characters.
  const csv = decodeCsv(await file.bytes()).replaceAll(/\r\n?/gu, '\n');
  const checked = await redirects.checkCsv(csv);
  if (checked.outcome === 'no-pages') return refuseFile(503, words.noPages);
  const report = toReport(checked, csv);
  return answer(200, { form: null, files: { report, problem: null } });
}

/** Puts a file into force that was looked at before; each line is checked once more. */
async function importFile(site: Site, redirects: OwnerRedirects, sent: string, shown: string) {
  const csv = sent.replaceAll('\r\n', '\n');
  if (csv === '') return refuseFile(400, words.noFile);
  if (Buffer.byteLength(csv) > FILE_MAX_BYTES) return refuseFile(413, words.fileTooLarge);
  const imported = await redirects.importCsv(csv, shown);
  if (imported.outcome === 'no-pages') return refuseFile(503, words.noPages);
  if (imported.isOvertaken) {
    const report = toReport(imported, csv);
    return answer(409, { form: null, files: { report, problem: words.fileOvertaken } });
  }
  const report = toReport(imported, null);
  if (report.kind === 'import')
    await site.record('redirects-imported', fill(words.imported, report));
  return answer(200, { form: null, files: { report, problem: null } });
}

type FileOfRedirects = Extract<
  Awaited<ReturnType<OwnerRedirects['checkCsv']>>,
  { outcome: 'read' }
>;

/** @param csv the file, where it is still to be confirmed */
function toReport(
  { taken, unchanged, refused, shown }: FileOfRedirects,
  csv: string | null,
): FileReport {
  if (refused.length > 0) {
    const lines = refused.map(({ line, text, refusal, otherLine }) => ({
      ...{ line, text },
      reason: reasonOf(refusal, otherLine),
    }));
    return {
      kind: 'refusal',
      lines: lines.slice(0, LINES_SHOWN),
      count: lines.length,
      download: toDownload(lines),
    };
  }
  const added = taken.filter(({ former }) => former === null).length;
  const counts = { added, changed: taken.length - added, unchanged };
  if (csv === null) return { kind: 'import', ...counts };
  const lines = taken.slice(0, LINES_SHOWN).map(({ line, rule, former }) => ({
    ...{ line, rule: ruleWords(rule) },
    former: former && ruleWords(former),
  }));
  return { kind: 'proposal', csv, shown, lines, ...counts };
}

function ruleWords({ from, to, kind, status }: RedirectRule) {
  return { from: kind === 'prefix' ? `${from}/*` : from, to, status };
}

function reasonOf({ reason, about = '' }: Refusal, otherLine?: number): string {
  const address =
    otherLine === undefined
      ? about
      : fill(words.addressInLine, { address: about, line: otherLine });
  return fill(redirectRefusalWords[reason], { about, address, statuses: STATUS_LIST });
}

function describe({ from, to, status }: { from: string; to: string | null; status: number }) {
  return `${from} ${status}${to === null ? '' : ` ${to}`}`;
}

/** The file in its own address, so that it is kept by the browser without a second request, and nowhere else. */
function toDownload(refused: { line: number; text: string; reason: string }[]): string {
  const rows = refused.map(({ line, reason, text }) => [line, reason, text]);
  const csv = toCsv([words.line, words.reason, words.lineText], rows);
  return `data:text/csv;charset=utf-8,${encodeURIComponent(csv)}`;
}

export const meta = () => adminMeta(words.title);

export default function Redirects({ loaderData, actionData }: Route.ComponentProps) {
  const { found, total, pages, page, text, missed, pagePaths } = loaderData;
  const form = actionData?.form ?? { ...loaderData, problem: null };
  const kept = actionData?.kept ?? null;
  return (
    <>
      <AdminHeading title={words.title} text={words.text} />
      {kept && <OvertakenForm last={kept.last} now={kept.now} isRead />}
      <RedirectForm
        values={form.values}
        instead={form.instead}
        problem={form.problem}
        overtaken={('overtaken' in form && form.overtaken) || null}
        pages={pagePaths}
      />
      <RedirectList lines={found} {...{ total, page, pages, text }} />
      <RedirectFiles {...(actionData?.files ?? { report: null, problem: null })} />
      <MissedPages missed={missed} />
    </>
  );
}
