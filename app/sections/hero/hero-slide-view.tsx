import type { HeroSlide } from '#content/hero/hero-slide.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import { SlotMotif } from '#ui/slot-motif.tsx';
import { HERO_FRAME, HERO_SIZES, HERO_SLOT } from './hero-frame.ts';
import { HERO_GROUNDS } from './hero-grounds.ts';

const POINT_ICONS = ['cpu', 'boxes', 'credit-card', 'chart-column'];
/** Editors may write long labels: on a phone they wrap instead of pushing the page wide. */
const BUTTON = 'max-w-full whitespace-normal! max-md:flex-[1_1_100%]';

/** One slide: words left, picture right. The first slide's title is the page's h1. */
export function HeroSlideView({
  slide,
  first,
  titleId,
}: {
  slide: HeroSlide;
  first: boolean;
  titleId: string;
}) {
  const { title, subtitle, picture, primary, secondary, sellingPoints, badge } = slide;
  const ground = HERO_GROUNDS[slide.background];
  const Title = first ? 'h1' : 'h2';
  return (
    <div className={`relative h-full ${ground.band}`}>
      <div className={HERO_FRAME}>
        <div className="min-w-0">
          {badge !== '' && (
            <p
              className={`mb-5 inline-flex items-center gap-2.5 rounded-[22px] border py-[7px] pr-4 pl-[13px] text-[0.9rem] font-[520] max-[379px]:text-[0.78rem] md:mb-6.5 ${ground.badge}`}
            >
              <span className="size-2 shrink-0 rounded-full bg-mint-500 shadow-[0_0_0_4px_#10b98130]" />
              {badge}
            </p>
          )}
          <Title id={titleId} className="text-hero leading-[0.98] font-[720] tracking-[-0.04em]">
            {title}
          </Title>
          {subtitle !== '' && (
            <p
              className={`mt-4.5 max-w-[27em] text-(length:--text-title) leading-[1.42] tracking-[-0.01em] md:mt-6 ${ground.lead}`}
            >
              {subtitle}
            </p>
          )}
          {(primary || secondary) && (
            <div className="mt-6.5 flex flex-wrap gap-3.5 md:mt-8.5">
              {primary && (
                <ButtonLink to={primary.url} look={ground.buttons[0]} className={BUTTON}>
                  {primary.text} <Icon name="arrow-right" size={18} />
                </ButtonLink>
              )}
              {secondary && (
                <ButtonLink to={secondary.url} look={ground.buttons[1]} className={BUTTON}>
                  {secondary.text}
                </ButtonLink>
              )}
            </div>
          )}
          {sellingPoints.length > 0 && (
            <ul
              className={`mt-7 grid grid-cols-2 gap-x-3 gap-y-3.5 border-t pt-5.5 text-[0.9rem] font-[520] md:mt-10 md:gap-x-7 md:pt-6.5 lg:grid-cols-[auto_auto] lg:justify-start lg:text-[0.975rem] ${ground.rule}`}
            >
              {sellingPoints.map((point, index) => (
                <li
                  key={`${index} ${point}`}
                  className="flex min-w-0 gap-[11px] leading-[1.3] lg:items-center"
                >
                  <Icon
                    name={POINT_ICONS[index] ?? 'check'}
                    size={20}
                    className={ground.pointIcon}
                  />
                  <span className="min-w-0">{point}</span>
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className={HERO_SLOT}>
          <div
            className={`relative size-full overflow-hidden shadow-lift hero:rounded-card ${
              picture
                ? 'bg-ink-100 dark:bg-skeleton'
                : 'bg-[linear-gradient(115deg,#1e42af,#2563eb_70%)]'
            }`}
          >
            {picture ? (
              // A later picture has no box until `use-later-pictures.ts` takes the mark off, so browsers do not fetch it.
              <div
                className="contents [@media(scripting:enabled)]:data-later:hidden"
                {...(!first && { 'data-later': '' })}
              >
                <Picture
                  picture={picture}
                  sizes={HERO_SIZES}
                  priority={first}
                  className="size-full object-cover object-[56%_50%] hero:object-[58%_50%]"
                />
              </div>
            ) : (
              <SlotMotif className="absolute -top-[12%] right-[-6%] w-3/4" />
            )}
          </div>
        </div>
      </div>
    </div>
  );
}
