import { FALLBACK_HERO_SLIDES } from '#content/hero/fallback.ts';
import type { HeroSlide } from '#content/hero/hero-slide.ts';
import { HeroSliderIsland } from '#islands/islands.tsx';
import { preloadPicture } from '#ui/picture.tsx';
import { HERO_SIZES } from './hero-frame.ts';
import { HeroSlider } from './hero-slider.tsx';

/** The home page's hero: a slider, or without slides the built-in headline. One slide stands still and needs no script. */
export function HeroBand({ slides }: { slides: HeroSlide[] }) {
  const shown = slides.length > 0 ? slides : FALLBACK_HERO_SLIDES;
  const [first] = shown;
  if (first?.picture) preloadPicture(first.picture, HERO_SIZES);
  return shown.length > 1 ? <HeroSliderIsland slides={shown} /> : <HeroSlider slides={shown} />;
}
