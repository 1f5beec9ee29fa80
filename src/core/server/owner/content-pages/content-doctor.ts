import type { ContentProblems } from '#content/content-problems.ts';
import type { OwnerSettings } from '../owner-settings.ts';
import type { ContentConnection } from '../stored-settings/content-connection.ts';

/** Something in the space that deserves the owner's attention. */
export type ContentFinding = {
  severity: 'error' | 'warning' | 'notice';
  /** Id of the entry, asset, content type or setting. */
  id: string;
  /** Its title, as editors see it; empty when it has none. */
  title: string;
  message: string;
  /** Paths of the pages it harms. */
  pages: string[];
};

/** How far a page is translated (`#space/doctor/page-translations.ts`). */
export type PageTranslation = {
  path: string | null;
  languages: {
    code: string;
    isStarted: boolean;
    missing: { entryId: string; field: string }[];
  }[];
};

type Examination = {
  /** When the whole space was last examined; null: never, so that only what pages met is known. */
  examinedAtMs: number | null;
  findings: ContentFinding[];
  /** Of every page, where the site has several languages and was examined. */
  translations: PageTranslation[];
  /** Why the last examination came to nothing, in one sentence. */
  problem: string | null;
};

export type ContentDoctor = {
  last(): Examination;
  /** Reads the whole space and examines it; a second call meanwhile waits for the first. */
  examine(): Promise<Examination>;
};

const NO_SPACE = 'There is no space to examine: no credentials are set.';

/** The findings for the owner's screen: what pages met so far, and on demand all that is wrong in the space. */
export function createContentDoctor(parts: {
  connection: ContentConnection;
  problems: Pick<ContentProblems, 'list'>;
  settings: Pick<OwnerSettings, 'siteName' | 'siteUrl'> & {
    content: Pick<OwnerSettings['content'], 'footerLogoAssetId'>;
  };
  clock?: () => number;
}): ContentDoctor {
  const { connection, problems, settings, clock = Date.now } = parts;
  let examined: Examination | null = null;
  let inFlight: Promise<Examination> | null = null;

  async function run(): Promise<Examination> {
    const credentials = connection.current();
    const before = { examinedAtMs: null, findings: [], translations: [] };
    if (!credentials) return (examined = { ...before, problem: NO_SPACE });
    // Many checks that only this act needs.
    const { readSpace } = await import('#space/doctor/read-space.ts');
    const { examineSpace } = await import('#space/doctor/examine-space.ts');
    const { pageTranslations } = await import('#space/doctor/page-translations.ts');
    const { whyNotWord } = await import('#copy/own-wording.ts');
    const { viewSpace } = await import('#space/doctor/space-view.ts');
    try {
      const { space } = await readSpace(credentials);
      const { siteName, siteUrl, content } = settings;
      const options = { siteName, siteUrl, footerLogoId: content.footerLogoAssetId, whyNotWord };
      const findings = examineSpace(space, options).map(
        ({ severity, id, title, message, pages }) => ({ severity, id, title, message, pages }),
      );
      const translations = pageTranslations(viewSpace(space, options));
      return (examined = { examinedAtMs: clock(), findings, translations, problem: null });
    } catch (error) {
      if ((error as Error).name !== 'DoctorError') throw error;
      return (examined = { ...before, problem: (error as Error).message });
    }
  }

  return {
    last() {
      const before = examined ?? {
        ...{ examinedAtMs: null, findings: [], translations: [] },
        problem: null,
      };
      const { examinedAtMs } = before;
      const known = new Set(before.findings.map(({ id }) => id));
      const met = problems
        .list()
        // What an examination had before it stands among its findings, in its own words.
        .filter((met) => met.metAtMs >= (examinedAtMs ?? 0) || !known.has(met.entryId))
        .map(({ entryId, title, page, reason, severity }) => ({
          severity,
          id: entryId,
          title,
          message: `${reason}.`,
          pages: page === null ? [] : [page],
        }));
      return { ...before, findings: [...met, ...before.findings] };
    },
    examine: () => (inFlight ??= run().finally(() => (inFlight = null))),
  };
}
