import { addressIn } from '#content/locales/address-in.ts';
import { keptPalette } from '#content/brand/kept-palettes.ts';
import { isPrintable } from '#content/documents/letters-without-font.ts';
import { valueOf } from '#content/loaded.ts';
import { loadMachine } from '#content/machines/load-machines.server.ts';
import { DEFAULT_FONT_PAIR } from '#content/site-settings/font-pairs.ts';
import { specSheetHref } from '#content/slugs/page-href.ts';
import { parseUnits, pathInUnits } from '#content/units/unit-system.ts';
import { specSheetWords } from '#copy/en/spec-sheet-words.ts';
import { fill } from '#copy/wording.ts';
import { toSpecSheet } from '#sections/machines/to-spec-sheet.ts';
import { documentsContext, pageContext } from '#server/http/http.ts';
import { statusOrRedirectBelow } from '../moved-page.ts';
import { machineLinks } from '#site/machine-links.ts';
import { headOf } from '#site/page-head.ts';
import { sheetDay, sheetOrigin } from '../sheet-origin.ts';
import type { Route } from './+types/spec-sheet-pdf.ts';

/**
 * `/machines/:machineId/spec-sheet.pdf`: the spec sheet as a tagged PDF, kept and renewed like a page. Where measures
 * are in inches, so is the paper. 404 also for a sheet with letters that no font has: it is no file with holes.
 */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(pageContext);
  const words = site.wording.of(specSheetWords);
  const documents = context.get(documentsContext);
  const load = (slug: string) => loadMachine(site.reader, slug);
  const loaded = await load(params.machineId);
  const asked = { kind: 'machine', slug: params.machineId, request, load } as const;
  const status = await statusOrRedirectBelow(site, asked, '/spec-sheet.pdf', loaded);
  const machine = valueOf(loaded);
  if (!machine) return new Response(status === 503 ? words.unread : words.missing, { status });
  const system = parseUnits(new URL(request.url).searchParams);
  const [{ siteName, siteUrl, base }, settings, origin] = await Promise.all([
    headOf(site),
    site.siteSettings(),
    sheetOrigin(site, machine, system),
  ]);
  const absolute = (path: string) =>
    URL.parse(addressIn({ base }, path), `${siteUrl}/`)?.href ?? path;
  const title = fill(words.title, { machine: machine.title });
  const links = machineLinks(site.wording, machine, system);
  // A file is read far from the site that its links lead to.
  const blocks = [...toSpecSheet(site.wording, machine, system, links), ...origin].map((block) =>
    block.kind === 'link' ? { ...block, url: absolute(block.url) } : block,
  );
  if (!isPrintable([title, siteName, blocks])) {
    const url = absolute(pathInUnits(specSheetHref(machine.slug), system));
    return new Response(fill(words.unprintable, { url }), { status: 404 });
  }
  const { palette } = keptPalette(settings);
  const shown = machine.pictures[0] ?? machine.thumbnail;
  const picture = shown && (await documents.picture(shown.url, shown.alt, palette));
  const bytes = await documents.draw({
    title,
    language: site.wording.language,
    siteName,
    palette,
    fontPair: settings.fontPair ?? DEFAULT_FONT_PAIR,
    paper: system === 'imperial' ? 'Letter' : 'A4',
    madeAt: sheetDay(),
    blocks: [...(picture ? [picture] : []), ...blocks],
    words: { page: words.page },
  });
  const units = system === 'imperial' ? '-imperial' : '';
  const name = `${machine.slug.replace(/[^a-z\d]+/giu, '-')}-spec-sheet${units}.pdf`;
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${name}"`,
      'X-Robots-Tag': 'noindex',
    },
  });
}
