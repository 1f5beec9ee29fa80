import { FEATURE_PARTS } from '#feature-parts';
import type { MappingContext } from '#content/mapping/mapping-context.ts';
import type { ContentProblem } from '#content/content-problems.ts';
import { toHeroSlide } from '#content/hero/to-hero-slide.ts';
import { CONTENT_KINDS } from '#content/kinds/content-kinds.server.ts';
import { kindOfType } from '#content/kinds/slug-kinds.ts';
import { mapEntry } from '#content/mapping/map-entries.ts';
import { mapped, type Mapped } from '#content/mapping/mapped.ts';
import { toSiteSettings } from '#content/site-settings/to-site-settings.ts';
import { toTechnologySections } from '#content/technology/to-technology.ts';
import { toTestimonialSection } from '#content/testimonials/to-testimonial.ts';
import { toFaqItem } from '#content/contact/to-faq-item.ts';
import type { ContentfulEntry } from '#content/contentful/contentful-entry.ts';
import { asContentful, isHidden } from '../entry-pages.ts';
import { examinedContext } from '../examined-context.ts';
import type { Finding, Found } from '../finding.ts';
import { aboutEntry, type SpaceView } from '../space-view.ts';

/** How the site makes of an entry without a page what it shows, and reports what it leaves out; parts come with what links to them. */
const MAPPINGS: Readonly<
  Record<string, (entry: ContentfulEntry, context: MappingContext) => Mapped<unknown>>
> = {
  technologySection: (entry, context) => mapped(toTechnologySections([entry], context)),
  faqItem: toFaqItem,
  heroContent: toHeroSlide,
  siteSettings(entry, context) {
    for (const { readSettings } of FEATURE_PARTS) readSettings?.(entry, context);
    return mapped(toSiteSettings(entry, context));
  },
  testimonialSection: (entry, context) => mapped(toTestimonialSection(entry, context)),
};

/** Checks that say of an entry as a whole why it does not show, or shows under a poor address. */
const OF_WHOLE_ENTRIES: ReadonlySet<string> = new Set(['required-fields', 'slugs']);
/** Checks that say where a link leads. */
const OF_LINKS: ReadonlySet<string> = new Set(['broken-links', 'files']);

/**
 * What the site leaves out, in the words in which it tells the owner, as far as no other check has told it: one that
 * names the same field, the entry as a whole, or the asset that is missing.
 */
export function checkLeftOut(view: SpaceView, told: readonly Finding[]): Found[] {
  const problems: ContentProblem[] = [];
  const context = examinedContext(view, (problem) => problems.push(problem));
  for (const entry of view.entries) {
    const kind = kindOfType(entry.typeId);
    const to = kind ? CONTENT_KINDS[kind].to : MAPPINGS[entry.typeId];
    if (to && !isHidden(entry)) mapEntry(asContentful(entry), context, to);
  }
  return problems.flatMap((problem) => {
    const entry = view.entry(problem.entryId);
    const fields = fieldsIn(problem);
    if (entry === undefined || told.some((finding) => tells(finding, problem, fields))) return [];
    const { severity, reason } = problem;
    const field = fields[0] ?? null;
    return [aboutEntry(view, entry, severity, field, `${reason}.`)];
  });
}

/** The fields that a reason begins with; none where it is about the entry as a whole. */
function fieldsIn({ reason }: ContentProblem): string[] {
  const [, first, second] = /^(?:In )?"(\w+)"(?: and "(\w+)")?/u.exec(reason) ?? [];
  return [first, second].filter((field) => field !== undefined);
}

function tells(
  { check, id, field }: Finding,
  { entryId, missingId, reason }: ContentProblem,
  fields: readonly string[],
): boolean {
  if (id === missingId) return true;
  if (id !== entryId) return false;
  if (missingId) return OF_LINKS.has(check) && fields.some((name) => name === field);
  // A text has many parts, each with what is wrong in it.
  if (reason.startsWith('In "')) return false;
  return fields.length === 0 ? OF_WHOLE_ENTRIES.has(check) : fields.some((name) => name === field);
}
