import { keptPalette } from '#content/brand/kept-palettes.ts';
import { DEFAULT_FONT_PAIR } from '#content/site-settings/font-pairs.ts';
import { projectWords } from '#copy/en/project-words.ts';
import { specSheetWords } from '#copy/en/spec-sheet-words.ts';
import { dayText } from '#copy/moment-text.ts';
import { fill } from '#copy/wording.ts';
import { toProjectDocument } from '#sections/project/to-project-document.ts';
import { documentsContext, pageContext } from '#server/http/http.ts';
import { parseAsked, readAskedProject } from '../asked-project.ts';
import { headOf } from '../page-head.ts';
import type { Route } from './+types/project-pdf.ts';

const DAY_MS = 86_400_000;
/** Low enough for a list of twenty machines to stay short. */
const PICTURE_HEIGHT_PT = 90;
/** A list is one visitor's, and lists are without number; nobody's index is to have them. */
const OWN = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

/**
 * `/project.pdf`: the list of `/project` with the same query as a tagged PDF. 400 and 404 as the page answers, in words;
 * 404 also for a list with nothing on it, for which there is no file.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(pageContext);
  const words = site.wording.of(projectWords);
  const sheetWords = site.wording.of(specSheetWords);
  const documents = context.get(documentsContext);
  const { searchParams } = new URL(request.url);
  const { machines, stored, left, status } = await readAskedProject(
    site.wording,
    site.reader,
    parseAsked(searchParams),
  );
  if (status === 400) return new Response(words.pdf.refused, { status, headers: OWN });
  if (!stored) {
    const lines = left.length > 0 ? [words.left.title, ...left] : [words.empty.title];
    return new Response(lines.join('\n'), { status: 404, headers: OWN });
  }
  const [{ siteName, siteUrl }, settings] = await Promise.all([headOf(site), site.siteSettings()]);
  const { palette } = keptPalette(settings);
  const pictures = await Promise.all(
    machines.map(async ({ slug, title, picture }) => {
      const block = picture && (await documents.picture(picture.url, title, palette));
      return [slug, block && { ...block, heightPt: PICTURE_HEIGHT_PT }] as const;
    }),
  );
  const madeAt = new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS);
  const bytes = await documents.draw({
    title: words.title,
    language: site.wording.language,
    siteName,
    palette,
    fontPair: settings.fontPair ?? DEFAULT_FONT_PAIR,
    paper: 'A4',
    madeAt,
    blocks: toProjectDocument(site.wording, stored, { siteUrl, left, pictures: new Map(pictures) }),
    closing: fill(words.pdf.closing, { day: dayText(site.wording, madeAt.getTime()) }),
    words: { page: sheetWords.page, unprintable: sheetWords.unprintable },
  });
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...OWN,
      'Content-Type': 'application/pdf',
      'Content-Disposition': 'inline; filename="project-list.pdf"',
    },
  });
}
