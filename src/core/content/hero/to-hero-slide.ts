import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import { withTranslationOf } from '../locales/translation.ts';
import { dropped, isHidden, mapped, type Mapped } from '../mapping/mapped.ts';
import type { MappingContext } from '../mapping/mapping-context.ts';
import { fieldsOf, readNumber, readText, readTexts, toText } from '../mapping/read-fields.ts';
import { readPicture } from '../media/to-picture.ts';
import { toAction } from '../navigation/action.ts';
import { BADGE, HERO_AUTOPLAY_MS, SELLING_POINTS } from './fallback.ts';
import type { HeroSlide, HeroBackground } from './hero-slide.ts';

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

const DARK_FROM_SHADE = 800;
const TINT_UP_TO_SHADE = 300;

/**
 * The background we draw for an editor's free text, which may be one of our names, a plain colour word
 * or utility classes such as `bg-gradient-to-r from-blue-600`. The first class that speaks of the
 * ground decides; classes for text, hover and the like do not. Unknown text is `mist`.
 */
export function toHeroBackground(value: unknown): HeroBackground {
  const classes = toText(value, 255).toLowerCase().split(/\s+/);
  for (const name of classes) {
    const ground = /^(?:bg-|from-)?([a-z][a-z0-9-]*)$/.exec(name)?.[1];
    const background = ground === undefined ? undefined : backgroundOf(ground);
    if (background !== undefined) return background;
  }
  return 'mist';
}

function backgroundOf(ground: string): HeroBackground | undefined {
  const words = ground.split('-');
  if (['text', 'border', 'hover', 'via', 'to', 'ring', 'shadow'].includes(words[0] ?? '')) {
    return undefined;
  }
  const shade = Number(words.find((word) => /^\d+$/.test(word)) ?? Number.NaN);
  const has = (...names: string[]) => names.some((name) => words.includes(name));
  if (has('mist')) return 'mist';
  if (has('night', 'dark', 'black', 'navy', 'ink') || shade >= DARK_FROM_SHADE) return 'night';
  if (has('light') || shade <= TINT_UP_TO_SHADE) return 'mist';
  if (has('white')) return 'white';
  if (has('blue', 'indigo', 'sky', 'primary', 'brand', 'accent')) return 'blue';
  return undefined;
}
