import { toText } from '#content/mapping/read-fields.ts';
import { MAIN_PAGES } from '#content/site-pages/main-pages.ts';
import { PAGE_SECTION_TYPES } from '../../model/page-sections.ts';
import { TESTIMONIAL_PAGE_KEYS } from '../../model/testimonial-section.ts';
import type { ExaminedEntry } from '../examined-space.ts';
import type { Found } from '../finding.ts';
import { aboutAsset, aboutEntry, type SpaceView } from '../space-view.ts';

/** Types whose entries show only where another entry links to them. */
const PARTS = [
  ...['feature', 'example', 'technologyFeature', 'testimonial', 'faqItem'],
  ...['navigationLink', 'footerColumn', 'promoStrip', 'sectionCard'],
  'siteRequirements',
  ...PAGE_SECTION_TYPES.filter((id) => id !== 'heroContent' && id !== 'testimonialSection'),
];

/** Types of which the site reads one entry, the newest. */
const SINGLE_TYPES = ['siteSettings', ...MAIN_PAGES.map(({ contentType }) => contentType)];

/** Published content that no page shows. */
export function checkUnusedContent(view: SpaceView): Found[] {
  return [
    ...view.entries.flatMap((entry) => {
      const message = whyUnused(view, entry);
      return message === null ? [] : [aboutEntry(view, entry, 'notice', null, message)];
    }),
    ...view.assets
      .filter(({ id }) => view.linkingTo(id).length === 0)
      .map((asset) =>
        aboutAsset(
          view,
          asset,
          'notice',
          null,
          'No entry uses this asset, unless a setting of the site names it.',
        ),
      ),
  ];
}

function whyUnused(view: SpaceView, entry: ExaminedEntry): string | null {
  const { id, typeId, fields } = entry;
  if (PARTS.includes(typeId) && view.linkingTo(id).length === 0) {
    return 'No entry links to it, so it shows nowhere.';
  }
  if (SINGLE_TYPES.includes(typeId)) {
    const others = view.entries.filter((other) => other.typeId === typeId && other !== entry);
    if (others.length === 0) return null;
    return `There are ${others.length + 1} entries of ${typeId} and the site reads one, the newest unless a setting names another. Keep one.`;
  }
  // A section of a page shows there, whatever slider or page it names.
  if (view.linkingTo(id).length > 0) return null;
  if (typeId === 'heroContent' && toText(fields['sliderId']) !== 'home-slider') {
    return 'The slide belongs to no slider of the site; the home page shows home-slider.';
  }
  if (typeId !== 'testimonialSection') return null;
  const key = toText(fields['pageKey']).replace(/^\//, '');
  const isKnown = (TESTIMONIAL_PAGE_KEYS as readonly string[]).includes(key);
  return isKnown
    ? null
    : `No page shows the testimonials of “${key}”. Use ${TESTIMONIAL_PAGE_KEYS.join(', ')}.`;
}
