import type { TechnologySection } from '#content/technology/technology.ts';
import { useForeign } from '#sections/page/use-foreign.ts';
import { Icon } from '#ui/icon.tsx';
import { isDrawing } from '#ui/is-drawing.ts';
import { Picture } from '#ui/picture.tsx';
import { TechnologyFeatures } from './technology-features.tsx';

const SIZES = '(min-width: 82.5rem) 37.5rem, (min-width: 48rem) 46vw, 92vw';

/** Technology sections as rows, picture and text changing sides; `id`s let marketing mails link into the page. */
export function TechnologyRows({
  sections,
  withFeatures = false,
  heading: Heading = 'h2',
}: {
  sections: TechnologySection[];
  withFeatures?: boolean;
  heading?: 'h2' | 'h3';
}) {
  const foreign = useForeign();
  return (
    <div className="grid gap-[clamp(56px,7vw,112px)]">
      {sections.map((section, index) => (
        <section
          key={section.id}
          id={`section-${section.id}`}
          aria-labelledby={`section-${section.id}-title`}
        >
          <div className="grid items-center gap-[clamp(24px,5vw,88px)] md:grid-cols-2">
            <div className={index % 2 === 1 ? 'md:order-2' : ''}>
              <Heading
                {...foreign(section, 'title')}
                id={`section-${section.id}-title`}
                className="text-sub"
              >
                {section.title}
              </Heading>
              <p
                {...foreign(section, 'summary')}
                className="mt-4 leading-relaxed whitespace-pre-line text-text-2"
              >
                {section.summary}
              </p>
              {section.points.length > 0 && (
                <ul {...foreign(section, 'points')} className="mt-6 grid gap-3">
                  {section.points.map((point) => (
                    <li key={point} className="flex gap-3">
                      <Icon
                        name="check"
                        size={20}
                        className="mt-[3px] text-primary dark:text-link"
                      />
                      {point}
                    </li>
                  ))}
                </ul>
              )}
            </div>
            <SectionPicture section={section} />
          </div>
          {withFeatures && <TechnologyFeatures features={section.features} />}
        </section>
      ))}
    </div>
  );
}

function SectionPicture({ section }: { section: TechnologySection }) {
  const picture = section.picture ?? {
    url: '/pictures/default.svg',
    alt: '',
    width: 1200,
    height: 900,
  };
  const screen = isDrawing(picture.url);
  return (
    <div
      className={`overflow-hidden rounded-card ${screen ? 'bg-screen-ground p-[clamp(16px,2.4vw,36px)]' : 'aspect-4/3 bg-ink-100 dark:bg-skeleton'}`}
    >
      <Picture
        picture={picture}
        sizes={SIZES}
        className={screen ? 'h-auto w-full rounded-input shadow-lift' : 'size-full object-cover'}
      />
    </div>
  );
}
