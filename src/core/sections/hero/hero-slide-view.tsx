import { SELLING_POINTS } from '#content/hero/fallback.ts';
import type { HeroSlide } from '#content/hero/hero-slide.ts';
import { useForeign } from '#sections/page/use-foreign.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { isDrawing } from '#ui/is-drawing.ts';
import { Picture, preloadPicture } from '#ui/picture.tsx';
import { SlotMotif } from '#ui/slot-motif.tsx';
import { HERO_GROUNDS } from './hero-grounds.ts';

/**
 * The hero's two columns, text 43 % and picture 57 %. Every slide and what floats over the slides use the
 * same frame: below 900 px the picture ends the slide, above it stands in the middle of its column, so
 * the picture is in the same place on all slides.
 */
export const HERO_FRAME =
  'container-site grid h-full grid-rows-[1fr_auto] gap-x-[clamp(28px,4vw,64px)] gap-y-9 pt-7 pb-14 hero:grid-cols-[minmax(0,0.86fr)_minmax(0,1.14fr)] hero:grid-rows-none hero:items-center hero:pt-[clamp(36px,4.2vw,64px)] hero:pb-[clamp(48px,4.4vw,72px)]';

/** The picture's place: edge to edge on a phone, reaching towards the edge of a wide window. */
export const HERO_SLOT =
  'relative -mx-gutter aspect-[1/0.96] max-h-[max(420px,84vh)] md:max-hero:aspect-[16/9.4] w-[calc(100%+2*var(--spacing-gutter))] hero:me-[calc(-1*max(0px,(100cqw-var(--container-site))/2))] hero:ms-0 hero:aspect-[16/12.6] hero:max-h-[720px] hero:w-auto';

/** The slot's own width; `object-cover` crops the sides, never enlarges beyond it on a desktop. */
export const HERO_SIZES = '(min-width: 56.25rem) 50vw, 100vw';

/** What a drawing stands before. */
const ROOM = { url: '/pictures/hero-room-1600.webp', alt: '', width: 1600, height: 1100 };

/** A drawn screen: between the cards that float over the slide and its controls. */
const SCREEN =
  'absolute inset-x-[10%] top-[23%] h-auto w-[80%] rounded-panel shadow-lift md:max-hero:inset-x-[27%] md:max-hero:w-[46%] hero:inset-x-auto hero:inset-e-[6%] hero:top-[22%] hero:w-[63%]';

/** Of the stated selling points, in their order; what an editor words has a tick, which fits everything. */
const POINT_ICONS = ['cpu', 'boxes', 'credit-card', 'chart-column'] as const;
/** Editors may write long labels: on a phone they wrap instead of pushing the page wide. */
const BUTTON = 'max-w-full whitespace-normal! max-md:flex-[1_1_100%]';

/** One slide: first words, then the picture. The first slide's title is the page's h1. */
export function HeroSlideView({
  slide,
  first,
  titleId,
  waits = !first,
}: {
  slide: HeroSlide;
  first: boolean;
  titleId: string;
  /** Whether its picture is fetched later than the page (`hero-controls.tsx`). */
  waits?: boolean;
}) {
  const ground = HERO_GROUNDS[slide.background];
  return (
    <div className={`relative h-full ${ground.band}`}>
      <div className={HERO_FRAME}>
        <HeroWords slide={slide} first={first} titleId={titleId} />
        <HeroPicture picture={slide.picture} first={first} waits={waits} />
      </div>
    </div>
  );
}

type PartProps = { slide: HeroSlide; first: boolean; titleId: string };

function HeroWords({ slide, first, titleId }: PartProps) {
  const { title, subtitle, primary, secondary, sellingPoints, badge } = slide;
  const ground = HERO_GROUNDS[slide.background];
  const foreign = useForeign();
  const Title = first ? 'h1' : 'h2';
  return (
    <div className="min-w-0">
      {badge !== '' && (
        <p
          {...foreign(slide, 'badge')}
          className={`mb-5 inline-flex items-center gap-2.5 rounded-panel border py-[7px] pe-4 ps-[13px] text-note font-medium max-[23.7rem]:text-small md:mb-6.5 ${ground.badge}`}
        >
          <span className="size-2 shrink-0 rounded-full bg-dot shadow-[0_0_0_4px_color-mix(in_srgb,var(--dot)_18.8%,transparent)]" />
          {badge}
        </p>
      )}
      <Title
        {...foreign(slide, 'title')}
        id={titleId}
        className="text-hero leading-[0.98] font-extrabold tracking-[-0.04em]"
      >
        {title}
      </Title>
      {subtitle !== '' && (
        <p
          {...foreign(slide, 'subtitle')}
          className={`mt-4.5 max-w-[26em] text-title leading-[1.4] tracking-[-0.01em] md:mt-6 ${ground.lead}`}
        >
          {subtitle}
        </p>
      )}
      {(primary || secondary) && (
        <div className="mt-6.5 flex flex-wrap gap-3.5 md:mt-8.5">
          {primary && (
            <ButtonLink
              {...foreign(primary, 'text')}
              to={primary.url}
              look={ground.buttons[0]}
              className={BUTTON}
            >
              {primary.text} <Icon name="arrow-right" size={18} />
            </ButtonLink>
          )}
          {secondary && (
            <ButtonLink
              {...foreign(secondary, 'text')}
              to={secondary.url}
              look={ground.buttons[1]}
              className={BUTTON}
            >
              {secondary.text}
            </ButtonLink>
          )}
        </div>
      )}
      {sellingPoints.length > 0 && (
        <ul
          {...foreign(slide, 'sellingPoints')}
          className={`mt-7 grid gap-x-3 gap-y-3.5 border-t pt-5.5 text-note font-medium md:mt-10 md:gap-x-7 md:pt-6.5 lg:text-note ${sellingPoints.length === 3 ? '' : 'xs:grid-cols-2 lg:grid-cols-[auto_auto] lg:justify-start'} ${ground.rule}`}
        >
          {sellingPoints.map((point, index) => (
            <li
              key={`${index} ${point}`}
              className="flex min-w-0 gap-[11px] leading-[1.3] lg:items-center"
            >
              <Icon
                name={POINT_ICONS[SELLING_POINTS.indexOf(point)] ?? 'check'}
                size={20}
                className={ground.pointIcon}
              />
              <span className="min-w-0">{point}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The picture in its slot, a drawing over a room; the motif where the slide has none. */
function HeroPicture({
  picture,
  first,
  waits,
}: Pick<HeroSlide, 'picture'> & { first: boolean; waits: boolean }) {
  return (
    <div className={HERO_SLOT}>
      <div
        className={`relative size-full overflow-hidden hero:rounded-card hero:shadow-lift ${
          picture ? 'bg-picture-ground' : 'bg-banner'
        }`}
      >
        {picture ? (
          // A later picture has no box until `hero-controls.tsx` takes the mark off, so browsers do not fetch it.
          <div
            className="contents [@media(scripting:enabled)]:data-later:hidden"
            {...(waits && { 'data-later': '' })}
          >
            <Picture
              picture={isDrawing(picture.url) ? ROOM : picture}
              sizes={HERO_SIZES}
              priority={first}
              className="size-full object-cover object-[56%_50%] hero:object-[58%_50%]"
            />
            {isDrawing(picture.url) && (
              <Picture picture={picture} sizes={HERO_SIZES} smallIn="all" className={SCREEN} />
            )}
          </div>
        ) : (
          <SlotMotif className="absolute -top-[12%] inset-e-[-6%] w-3/4" />
        )}
      </div>
    </div>
  );
}

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
