import type { TechnologySection } from '#content/technology/technology.ts';
import { useForeign } from '#sections/page/use-foreign.ts';
import { Icon } from '#ui/icon.tsx';
import { isDrawing } from '#ui/is-drawing.ts';
import { Picture, type PictureSource } from '#ui/picture.tsx';
import { TechnologyFeatures } from './technology-features.tsx';

/** From this width on a row has room for a whole screen whose smallest words are 12 px high. */
const WHOLE_FROM = '82.5rem';
const SIZES = `(min-width: ${WHOLE_FROM}) 42rem, (min-width: 48rem) 46vw, 92vw`;

const NO_PICTURE = { url: '/pictures/default.svg', alt: '', width: 1200, height: 900 };

type Layout = 'row' | 'half' | 'night';

const PANELS: Record<Layout, string> = {
  row: 'md:col-span-2',
  half: 'md:rounded-card md:border md:border-line md:p-[clamp(20px,2.4vw,36px)]',
  night:
    'md:col-span-2 rounded-card bg-night p-[clamp(20px,4.4vw,64px)] text-white [--ring:#fff] md:rounded-banner',
};

/**
 * A rhythm for sections of one rank: a row, two halves side by side, a dark row, and again. A half that would stand alone is
 * a row.
 */
export function layoutsOf(count: number): Layout[] {
  return Array.from({ length: count }, (_, index) => {
    const place = index % 4;
    if (place === 0 || (place === 1 && index === count - 1)) return 'row';
    return place === 3 ? 'night' : 'half';
  });
}

/**
 * Technology sections; `id`s let marketing mails link into the page.
 * @param withFeatures rows alone, each with its features below
 */
export function TechnologyRows({
  sections,
  withFeatures = false,
}: {
  sections: TechnologySection[];
  withFeatures?: boolean;
}) {
  const layouts = withFeatures ? sections.map(() => 'row' as const) : layoutsOf(sections.length);
  return (
    <div className="grid gap-x-6 gap-y-16 md:grid-cols-2">
      {sections.map((section, index) => {
        const layout = layouts[index]!;
        const wideBefore = layouts.slice(0, index).filter((each) => each !== 'half').length;
        const pictureFirst = layout !== 'half' && wideBefore % 2 === 1;
        return (
          <section
            key={section.id}
            id={`section-${section.id}`}
            aria-labelledby={`section-${section.id}-title`}
            className={PANELS[layout]}
          >
            <div
              className={
                layout === 'half'
                  ? 'flex flex-col gap-7 md:flex-col-reverse'
                  : `grid items-center gap-[clamp(28px,4vw,64px)] md:grid-cols-2 ${pictureFirst ? 'xl:grid-cols-[7fr_5fr]' : 'xl:grid-cols-[5fr_7fr]'}`
              }
            >
              <SectionText
                section={section}
                onNight={layout === 'night'}
                className={pictureFirst ? 'md:order-2' : ''}
              />
              <TechnologyPicture
                picture={section.picture ?? NO_PICTURE}
                hasRoom={layout === 'row'}
              />
            </div>
            {withFeatures && <TechnologyFeatures features={section.features} />}
          </section>
        );
      })}
    </div>
  );
}

function SectionText({
  section,
  onNight,
  className,
}: {
  section: TechnologySection;
  onNight: boolean;
  className: string;
}) {
  const foreign = useForeign();
  return (
    <div className={className}>
      <h2 {...foreign(section, 'title')} id={`section-${section.id}-title`} className="text-sub">
        {section.title}
      </h2>
      <p
        {...foreign(section, 'summary')}
        className={`mt-4 leading-relaxed whitespace-pre-line ${onNight ? 'text-on-night' : 'text-text-2'}`}
      >
        {section.summary}
      </p>
      <SectionPoints section={section} onNight={onNight} className="mt-6" />
    </div>
  );
}

/** What a section says in points; nothing where it has none. */
export function SectionPoints({
  section,
  onNight = false,
  className = '',
}: {
  section: TechnologySection;
  onNight?: boolean;
  className?: string;
}) {
  const foreign = useForeign();
  if (section.points.length === 0) return null;
  return (
    <ul {...foreign(section, 'points')} className={`grid content-start gap-3 ${className}`}>
      {section.points.map((point) => (
        <li key={point} className="flex gap-3">
          <Icon
            name="check"
            size={20}
            className={`mt-[3px] ${onNight ? 'text-on-night' : 'text-primary dark:text-link'}`}
          />
          {point}
        </li>
      ))}
    </ul>
  );
}

/**
 * A picture in the frame of these pages: a screen on its tinted ground, anything else from edge to edge.
 * @param hasRoom whether a wide window shows a whole screen; elsewhere it is a part at reading size
 */
export function TechnologyPicture({
  picture,
  hasRoom = false,
}: {
  picture: PictureSource;
  hasRoom?: boolean;
}) {
  const screen = isDrawing(picture.url);
  return (
    <div
      className={`aspect-4/3 rounded-card ${screen ? 'grid items-center overflow-clip bg-screen-ground px-4 py-3' : 'overflow-hidden bg-picture-ground'}`}
    >
      <Picture
        picture={picture}
        sizes={SIZES}
        smallIn={hasRoom ? `(width < ${WHOLE_FROM})` : 'all'}
        className={screen ? 'h-auto w-full rounded-input shadow-lift' : 'size-full object-cover'}
      />
    </div>
  );
}
