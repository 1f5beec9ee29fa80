import type { Goal } from '#content/goals/to-goal.ts';
import type { Action } from '#content/navigation/action.ts';
import type { Product } from '#content/products/to-product.ts';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { isDrawing } from '#ui/is-drawing.ts';
import { MovingFrame } from '#ui/moving-frame.tsx';
import { FirstPicture } from '#ui/picture.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import { ContentIcon } from './content-icon.tsx';
import { Part } from './sections.tsx';
import { useForeign } from './use-foreign.ts';

const SIZES = '(min-width: 82.5rem) 38.75rem, (min-width: 56.25rem) 46vw, 100vw';

type Props = {
  /** What the page is of: its words may be of another language than the page. */
  thing: Product | Goal;
  back: Action;
  trail: { label: string; to: string };
  primary: Action;
  secondary: Action;
  benefitsTitle: string;
};

/** The top of a product or goal page: way back, title, text, buttons, picture in a 4:3 card (a drawing in its own shape), benefits in two columns. */
export function DetailHero(props: Props) {
  const foreign = useForeign();
  const { back, trail, thing, primary, secondary } = props;
  const { title, description, picture } = thing;
  const caption = 'pictureCaption' in thing ? thing.pictureCaption : '';
  return (
    <section id="overview" className="bg-mist">
      <div className="container-site py-[clamp(24px,2.6vw,40px)] pb-[clamp(40px,4.6vw,72px)]">
        <Breadcrumb items={[trail, { label: title, ...foreign(thing, 'title') }]} />
        <div className="mt-6 grid items-center gap-[clamp(28px,4vw,64px)] hero:grid-cols-2">
          <div>
            {'icon' in thing && (
              <Part>
                <ContentIcon icon={thing.icon} size={26} className="mb-5 size-14 rounded-panel" />
              </Part>
            )}
            <h1 {...foreign(thing, 'title')} className="text-page">
              {title}
            </h1>
            <p
              {...foreign(thing, 'description')}
              className="mt-5 max-w-[32em] text-intro leading-normal whitespace-pre-line text-text-2"
            >
              {description}
            </p>
            <div className="mt-8 flex flex-wrap gap-3.5 max-sm:*:w-full">
              <ButtonLink to={primary.url}>
                {primary.text} <Icon name="arrow-right" size={18} />
              </ButtonLink>
              <ButtonLink to={secondary.url} look="outline">
                {secondary.text}
              </ButtonLink>
            </div>
            <SiteLink
              to={back.url}
              className="touch-area mt-6 inline-flex items-center gap-2 py-1 font-medium text-link hover:underline"
            >
              <Icon name="arrow-left" size={18} /> {back.text}
            </SiteLink>
          </div>
          {picture && (
            <figure>
              <MovingFrame
                leads
                className={`overflow-hidden rounded-card bg-picture-ground shadow-hover lg:shadow-lift ${isDrawing(picture.url) ? '' : 'aspect-4/3'}`}
              >
                <FirstPicture
                  picture={picture}
                  sizes={SIZES}
                  className={
                    isDrawing(picture.url) ? 'h-auto w-full' : 'dim-in-dark size-full object-cover'
                  }
                />
              </MovingFrame>
              {caption !== '' && (
                <figcaption
                  {...foreign(thing, 'mainImageCaption')}
                  className="mt-3 text-small text-text-3"
                >
                  {caption}
                </figcaption>
              )}
            </figure>
          )}
        </div>
        <Part>
          <Benefits title={props.benefitsTitle} thing={thing} />
        </Part>
      </div>
    </section>
  );
}

function Benefits({ title, thing }: { title: string; thing: Product | Goal }) {
  const foreign = useForeign();
  const { benefits } = thing;
  if (benefits.length === 0) return null;
  const half = Math.ceil(benefits.length / 2);
  return (
    <div
      id="benefits"
      className="mt-14 grid gap-x-8 gap-y-6 rounded-card bg-card p-[clamp(24px,3.4vw,52px)] shadow-rest lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
    >
      <h2>{title}</h2>
      <div className="grid gap-x-10 gap-y-3.5 md:grid-cols-2 lg:pt-2.5">
        {[benefits.slice(0, half), benefits.slice(half)].map((column, index) => (
          <ul {...foreign(thing, 'benefits')} key={index} className="grid content-start gap-3.5">
            {column.map((benefit) => (
              <li key={benefit} className="flex gap-3">
                <Icon name="check" size={20} className="mt-[3px] text-primary dark:text-link" />
                {benefit}
              </li>
            ))}
          </ul>
        ))}
      </div>
    </div>
  );
}
