import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import { withTranslationOf } from '../locales/translation.ts';
import { readPicture } from '../media/to-picture.ts';
import { dropped, isHidden, mapped, type Mapped } from '../mapping/mapped.ts';
import type { MappingContext } from '../mapping/mapping-context.ts';
import { fieldsOf, readNumber, readText, readTexts } from '../mapping/read-fields.ts';
import { toAction } from '../navigation/action.ts';
import { BADGE, HERO_AUTOPLAY_MS, SELLING_POINTS } from './fallback.ts';
import type { HeroSlide } from './hero-slide.ts';
import { toHeroBackground } from './to-hero-background.ts';

const LONGEST_SLIDE_SECONDS = 120;

/** A slide from a heroContent entry (part 1 section 3, content-model decision 11). */
export function toHeroSlide(entry: ContentfulEntry, context: MappingContext): Mapped<HeroSlide> {
  if (isHidden(entry)) return dropped('Hero slide is hidden');
  const fields = fieldsOf(entry);
  const title = readText(fields, 'title');
  const picture = readPicture(
    entry,
    context,
    { first: readText(fields, 'imageAlt') || title, last: '', fields: ['imageAlt', 'title'] },
    'image',
  );
  if (title === '' && picture === null) return dropped('Hero slide has neither title nor picture');
  const points = readTexts(fields, 'featureItems');
  const slide: HeroSlide = {
    id: entry.sys.id,
    title,
    subtitle: readText(fields, 'subtitle'),
    picture,
    primary: toAction(entry, 'primaryButtonText', 'primaryButtonUrl'),
    secondary: toAction(entry, 'secondaryButtonText', 'secondaryButtonUrl'),
    background: toHeroBackground(fields['backgroundClass']),
    transition: /fade/i.test(readText(fields, 'transitionEffect').slice(0, 50)) ? 'fade' : 'slide',
    durationMs: toDurationMs(readNumber(fields, 'slideDuration')),
    sellingPoints: points.length > 0 ? points : SELLING_POINTS,
    badge: readText(fields, 'badgeText') || BADGE,
  };
  return mapped(
    withTranslationOf(slide, entry, { badge: 'badgeText', sellingPoints: 'featureItems' }),
  );
}

/** Seconds to milliseconds; a missing or senseless duration is the default. */
function toDurationMs(seconds: number | undefined): number {
  return seconds !== undefined && seconds >= 1 && seconds <= LONGEST_SLIDE_SECONDS
    ? Math.round(seconds * 1_000)
    : HERO_AUTOPLAY_MS;
}
