import { addressIn } from '#content/locales/address-in.ts';
import { keptPalette } from '#content/brand/kept-palettes.ts';
import { isPrintable } from '#content/documents/letters-without-font.ts';
import { DEFAULT_FONT_PAIR } from '#content/site-settings/font-pairs.ts';
import { projectWords } from '#copy/en/project-words.ts';
import { specSheetWords } from '#copy/en/spec-sheet-words.ts';
import { fill } from '#copy/wording.ts';
import { toProjectDocument } from '#sections/project/to-project-document.ts';
import { documentsContext, pageContext } from '#server/http/http.ts';
import { parseAsked, readAskedProject } from '../asked-project.ts';
import { headOf } from '#site/page-head.ts';
import { sheetDay, sheetDayText } from '../sheet-origin.ts';
import type { Route } from './+types/project-pdf.ts';

/** Low enough for a list of twenty machines to stay short. */
const PICTURE_HEIGHT_PT = 90;
/** A list is one visitor's, and lists are without number; nobody's index is to have them. */
const OWN = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

/**
 * `/project.pdf`: the list of `/project` with the same query as a tagged PDF. 400 and 404 as the page answers, in words;
 * 404 also for a list with nothing on it, and for one with letters that no font has, for which there is no file.
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
  const [{ siteName, siteUrl, base }, settings] = await Promise.all([
    headOf(site),
    site.siteSettings(),
  ]);
  const absolute = (path: string) => new URL(addressIn({ base }, path), `${siteUrl}/`).href;
  if (!isPrintable([stored, left, siteName])) {
    const url = absolute(`/project?${stored.query}`);
    return new Response(fill(sheetWords.unprintable, { url }), { status: 404, headers: OWN });
  }
  const { palette } = keptPalette(settings);
  const pictures = await Promise.all(
    machines.map(async ({ slug, title, picture }) => {
      const block = picture && (await documents.picture(picture.url, title, palette));
      return [slug, block && { ...block, heightPt: PICTURE_HEIGHT_PT }] as const;
    }),
  );
  const bytes = await documents.draw({
    title: words.title,
    language: site.wording.language,
    siteName,
    palette,
    fontPair: settings.fontPair ?? DEFAULT_FONT_PAIR,
    paper: 'A4',
    madeAt: sheetDay(),
    blocks: toProjectDocument(site.wording, stored, {
      absolute,
      left,
      pictures: new Map(pictures),
    }),
    closing: fill(words.pdf.closing, { day: sheetDayText(site.wording) }),
    words: { page: sheetWords.page },
  });
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...OWN,
      'Content-Type': 'application/pdf',
      'Content-Disposition': 'inline; filename="project-list.pdf"',
    },
  });
}
