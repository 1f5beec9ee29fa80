/**
 * The hero's two columns, text 43 % and picture 57 %. Every slide and what floats over the slides use the
 * same frame: below 900 px the picture ends the slide, above it stands in the middle of its column, so
 * the picture is in the same place on all slides.
 */
export const HERO_FRAME =
  'container-site grid h-full grid-rows-[1fr_auto] gap-x-[clamp(28px,4vw,64px)] gap-y-9 pt-7 pb-14 hero:grid-cols-[minmax(0,0.86fr)_minmax(0,1.14fr)] hero:grid-rows-none hero:items-center hero:pt-[clamp(36px,4.2vw,64px)] hero:pb-[clamp(48px,4.4vw,72px)]';

/** The picture's place: edge to edge on a phone, reaching towards the right edge of a wide window. */
export const HERO_SLOT =
  'relative -mx-gutter aspect-[1/0.96] max-h-[max(420px,84vh)] md:max-hero:aspect-[16/9.4] w-[calc(100%+2*var(--spacing-gutter))] hero:mr-[calc(-1*max(0px,(100cqw-1320px)/2))] hero:ml-0 hero:aspect-[16/12.6] hero:max-h-[720px] hero:w-auto';

/** The slot's own width; `object-cover` crops the sides, never enlarges beyond it on a desktop. */
export const HERO_SIZES = '(min-width: 900px) 50vw, 100vw';
