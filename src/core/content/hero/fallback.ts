import { machinePicture } from '../media/built-in-picture.ts';
import type { HeroSlide } from './hero-slide.ts';

/** Part 1 section 1: the four selling points and the badge of every slide that names none. */
export const SELLING_POINTS = [
  'Hardware Agnostic',
  'Real-time Inventory',
  'Multiple Payment Options',
  'Advanced Analytics',
];
export const BADGE = 'Works with multiple machine models';

/** Part 1 section 1: headline and subtitle when loading fails or no slide exists. */
export const HERO_HEADLINE = 'Vend Anything You Sell';
const HERO_SUBTITLE =
  'Seamlessly integrate multiple vending machines with our advanced software solution.';

/** Part 1 section 9: a slide stays five seconds unless it says otherwise. */
export const HERO_AUTOPLAY_MS = 5_000;

export const FALLBACK_HERO_SLIDES: HeroSlide[] = [
  {
    id: 'built-in-hero',
    title: HERO_HEADLINE,
    subtitle: HERO_SUBTITLE,
    picture: machinePicture(
      'hero',
      'A vending machine and a ten-cell smart locker in a bright lobby',
    ),
    primary: { text: 'Request a Demo', url: '/contact' },
    secondary: { text: 'Explore Machines', url: '/machines' },
    background: 'mist',
    transition: 'slide',
    durationMs: HERO_AUTOPLAY_MS,
    sellingPoints: SELLING_POINTS,
    badge: BADGE,
  },
];
