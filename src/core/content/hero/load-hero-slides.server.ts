import type { ContentReader } from '../content-reader.ts';
import { loadedFrom } from '../loaded-from.ts';
import type { Loaded } from '../loaded.ts';
import { mapEntries } from '../mapping/map-entries.ts';
import { mappingContext } from '../mapping/mapping-context.ts';
import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import { fieldsOf, readNumber, readText } from '../mapping/read-fields.ts';
import { isInSchedule } from '../schedule.ts';
import { readWholeList } from '../queries/whole-list.ts';
import { FALLBACK_HERO_SLIDES } from './fallback.ts';
import type { HeroSlide } from './hero-slide.ts';
import { toHeroSlide } from './to-hero-slide.ts';

/** The slider of the home page (part 1 section 2). */
const DEFAULT_SLIDER_ID = 'home-slider';

/** Part 1 section 8: the two toasts, and the code of the first. */
export const HERO_CONFIG_MISSING_CODE = 'CONTENTFUL_CONFIG_MISSING';
export const HERO_CONFIG_MISSING = 'Failed to load hero slides - check Contentful configuration';
export const HERO_FAILED = 'Failed to load hero slides from Contentful';

/** The slides of a slider that show now, by slideOrder, missing 0; the built-in headline when there is none. */
export function loadHeroSlides(
  reader: ContentReader,
  sliderId: string = DEFAULT_SLIDER_ID,
): Promise<Loaded<HeroSlide[]>> {
  const read = async () => {
    const page = await readWholeList(reader, 'heroContent', { include: 2 });
    const context = mappingContext(reader, page.links);
    const slideOrder = (item: { fields: unknown }) => readNumber(fieldsOf(item), 'slideOrder') ?? 0;
    const entries = slidesOf(page.items, sliderId).toSorted(
      (a, b) => slideOrder(a) - slideOrder(b),
    );
    const showing = entries.filter((entry) => isInSchedule(entry, context));
    const slides = mapEntries(showing, context, toHeroSlide);
    return slides.length === 0 ? null : slides;
  };
  return loadedFrom(reader, read, {
    fallback: () => FALLBACK_HERO_SLIDES,
    failed: () => HERO_FAILED,
  });
}

/** Where no slide of the space names a slider there is one, and all are its slides. */
function slidesOf(entries: readonly ContentfulEntry[], sliderId: string) {
  const sliderOf = (entry: ContentfulEntry) => readText(fieldsOf(entry), 'sliderId');
  const isNamed = entries.some((entry) => sliderOf(entry) !== '');
  return isNamed ? entries.filter((entry) => sliderOf(entry) === sliderId) : entries;
}
