import { createContext } from 'react-router';
import type { ContentSource } from '#content/reading/content-source.server.ts';
import { valueOf } from '#content/loaded.ts';
import { loadSitePages } from '#content/site-pages/load-site-pages.server.ts';
import { toCsv } from '#server/intake/intake.ts';
import { findCanonicalPath } from '#server/http/http.ts';
import type { CheckedRedirects } from './check-redirects.ts';
import type { MissedAddress, MissedAddresses } from './missed-addresses.ts';
import { nearestPage } from './nearest-page.ts';
import { parseRedirect, type WrittenRedirect } from './parse-redirect.ts';
import { CSV_COLUMNS, parseRedirectsCsv } from './parse-redirects-csv.ts';
import { pathKey } from './path-key.ts';
import { type RedirectRule, type Refusal, shownRules } from './redirect-rule.ts';
import type { GivenRules, Redirects } from './redirects.ts';

declare module '#server/owner/audit/audit.ts' {
  interface FeatureAuditActions {
    'redirect-saved': true;
    'redirect-removed': true;
    'redirects-imported': true;
    'redirects-exported': true;
    'missed-address-ignored': true;
  }
}

type SavedRedirect =
  | { outcome: 'saved'; rule: RedirectRule }
  | { outcome: 'refused'; refusal: Refusal }
  /** The one that is being changed was changed or deleted by others since; what it is now. */
  | { outcome: 'overtaken'; now: RedirectRule | null }
  /** The list of the site's pages cannot be read now, so nothing can be compared with it. */
  | { outcome: 'no-pages' };

/** What becomes of the lines of a file. */
type FileOfRedirects =
  | {
      outcome: 'read';
      taken: Omit<CheckedRedirects['accepted'][number], 'text'>[];
      /** Lines that say what is in force already. */
      unchanged: number;
      /** With the line of the same file that stands in the way of one, where one does. */
      refused: CheckedRedirects['refused'];
      /** What the rules are whose place they take (`shownRules`). */
      shown: string;
      /** Whether those were changed by others since the file was looked at. */
      isOvertaken: boolean;
    }
  | { outcome: 'no-pages' };

export type MissedPage = MissedAddress & {
  /** The page whose address is most like it; null when none is. */
  nearest: string | null;
};

/** What the owner's screen does with redirects. */
export type OwnerRedirects = {
  /** Those whose old or new address has a text in it, a page at a time. @param page from 1 */
  search(text: string, page: number): { found: RedirectRule[]; total: number; pages: number };
  /** The rule of exactly this old address. */
  get(from: string): RedirectRule | null;
  /** @param changed `from` of the rule that is being changed and what the page showed of it; null for a new one */
  save(
    written: WrittenRedirect,
    changed: { from: string; shown: string } | null,
  ): Promise<SavedRedirect>;
  remove: Redirects['remove'];
  /** What an import of this file would do now; nothing is written. */
  checkCsv(text: string): Promise<FileOfRedirects>;
  /** Takes the whole file; nothing of it while a line is refused, or where others changed since what it would change. */
  importCsv(text: string, shown: string): Promise<FileOfRedirects>;
  exportCsv(): { csv: string; count: number };
  /** What visitors ask for most and do not find. */
  missed(): Promise<MissedPage[]>;
  ignoreMissed(path: string): Promise<void>;
  /** Paths of the site's pages, to choose from. */
  pagePaths(): Promise<string[]>;
};

/** For the screens' loaders and actions; `server.ts` provides it. */
export const redirectsContext = createContext<OwnerRedirects>();

const PAGE = 50;
const MOST_MISSED_SHOWN = 50;

export function createOwnerRedirects(parts: {
  redirects: Redirects;
  missed: MissedAddresses;
  source: ContentSource;
  siteUrl: string;
}): OwnerRedirects {
  const { redirects, missed, source } = parts;
  const site = { origins: [new URL(parts.siteUrl).origin], placeOf: findCanonicalPath };

  const get = (from: string) => redirects.list().find((rule) => rule.from === from) ?? null;

  /** @returns null while the list of pages cannot be read */
  async function readPages(): Promise<string[] | null> {
    const pages = valueOf(await loadSitePages(source.reader()));
    return pages && Object.values(pages).flatMap((list) => list.map(({ path }) => path));
  }

  /** @param decide says which of the rules come into force, or would */
  async function readFile(
    text: string,
    decide: (asked: GivenRules) => Promise<CheckedRedirects & { isOvertaken?: boolean }>,
  ): Promise<FileOfRedirects> {
    const parsed = parseRedirectsCsv(text, site);
    const check: typeof decide = parsed.refused.length > 0 ? redirects.check : decide;
    const pages = await readPages();
    if (pages === null) return { outcome: 'no-pages' };
    const checked = await check({ given: parsed.rules, pages, mayReplace: true });
    return {
      outcome: 'read',
      taken: checked.accepted.map(({ line, rule, former }) => ({ line, rule, former })),
      unchanged: checked.unchanged.length,
      shown: shownRules(checked.accepted.map(({ former }) => former)),
      isOvertaken: checked.isOvertaken ?? false,
      refused: [...parsed.refused, ...checked.refused].sort((a, b) => a.line - b.line),
    };
  }

  return {
    search: (text, page) => search(redirects.list(), text, page),
    get,
    async save(written, changed) {
      const parsed = parseRedirect(written, site);
      if (!parsed.ok) return { outcome: 'refused', refusal: parsed.refusal };
      const pages = await readPages();
      if (pages === null) return { outcome: 'no-pages' };
      const { rule } = parsed;
      const given = [{ rule, line: 1, text: '' }];
      const { refused, isOvertaken } = await redirects.save({
        ...{ given, pages, mayReplace: false },
        ...(changed && { instead: changed.from, shown: changed.shown }),
      });
      if (isOvertaken) return { outcome: 'overtaken', now: get(changed!.from) };
      if (refused[0]) return { outcome: 'refused', refusal: refused[0].refusal };
      await missed.forget([rule.from]);
      return { outcome: 'saved', rule };
    },
    remove: redirects.remove,
    checkCsv: (text) => readFile(text, redirects.check),
    async importCsv(text, shown) {
      const file = await readFile(text, (asked) => redirects.save({ ...asked, shown }));
      if (file.outcome === 'read' && file.refused.length === 0 && !file.isOvertaken)
        await missed.forget(file.taken.map(({ rule }) => rule.from));
      return file;
    },
    exportCsv() {
      const rules = redirects.list();
      const rows = rules.map(({ from, to, kind, status }) => [from, to ?? '', kind, status]);
      return { csv: toCsv(CSV_COLUMNS, rows), count: rules.length };
    },
    async missed() {
      await missed.settled();
      const [asked, pages] = await Promise.all([missed.list(MOST_MISSED_SHOWN), readPages()]);
      const existing = new Set(pages?.map(pathKey));
      return asked
        .filter(({ path }) => !existing.has(path) && redirects.find(path) === null)
        .map((one) => ({ ...one, nearest: nearestPage(one.path, pages ?? []) }));
    },
    ignoreMissed: missed.ignore,
    pagePaths: async () => (await readPages()) ?? [],
  };
}

function search(
  rules: readonly RedirectRule[],
  text: string,
  page: number,
): ReturnType<OwnerRedirects['search']> {
  const wanted = text.trim().toLowerCase();
  const found = rules.filter(({ from, to }) =>
    `${from}\n${to ?? ''}`.toLowerCase().includes(wanted),
  );
  const pages = Math.max(1, Math.ceil(found.length / PAGE));
  return { found: found.slice((page - 1) * PAGE, page * PAGE), total: found.length, pages };
}
