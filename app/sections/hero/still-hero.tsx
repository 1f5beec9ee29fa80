import type { HeroSlide } from '#content/hero/hero-slide.ts';
import { preloadPicture } from '#ui/picture.tsx';
import { HERO_SIZES, HeroSlideView } from './hero-slide-view.tsx';

/** One hero slide that stands still on a page of its own. The uppermost has the page's h1 and its first picture. */
export function StillHero({ id, slide, top }: { id: string; slide: HeroSlide; top: boolean }) {
  if (top && slide.picture) preloadPicture(slide.picture, HERO_SIZES);
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="@container relative overflow-hidden"
    >
      <HeroSlideView slide={slide} first={top} waits={false} titleId={`${id}-title`} />
    </section>
  );
}
