import type { PageCard, PageSection } from '#content/pages/page.ts';
import { sectionPageWords } from '#copy/en/section-page-words.ts';
import { FaqBand } from '#sections/contact/faq-band.tsx';
import { StillHero } from '#sections/hero/hero-slide-view.tsx';
import { InquiryBand } from '#sections/inquiry-form/inquiry-band.tsx';
import { VideoBand } from '#sections/media/video-band.tsx';
import { PageHeroBand } from '#sections/page/page-hero-band.tsx';
import { Sections } from '#sections/page/sections.tsx';
import { useForeign } from '#sections/page/use-foreign.ts';
import { Testimonials } from '#sections/testimonials/testimonials.tsx';
import { useWords } from '#ui/wording-context.ts';
import { CallBand } from './call-band.tsx';
import { CardsBand } from './cards-band.tsx';
import { FiguresBand } from './figures-band.tsx';
import { LogosBand } from './logos-band.tsx';
import { PictureBand } from './picture-band.tsx';
import { TextBand } from './text-band.tsx';

/** The form type of every form on a page of sections (`FORM_TYPES` of the intake). */
const FORM_TYPE = 'Landing Page Inquiry';

type Ground = 'white' | 'mist';

const ON_MIST: ReadonlySet<PageSection['kind']> = new Set(['cards', 'video', 'form']);

/**
 * A page of an owner's sections. Its h1 is the title of the hero that it begins with, else the page's own above the
 * sections.
 */
export function SectionPage({ page, sections }: { page: PageCard; sections: PageSection[] }) {
  const foreign = useForeign();
  const { title } = page;
  return (
    <>
      {sections[0]?.kind !== 'hero' && (
        <PageHeroBand hero={page} trail={[{ label: title, ...foreign(page, 'title') }]} />
      )}
      <PageSections sections={sections} pageTitle={title} begins />
    </>
  );
}

/**
 * Sections of an owner's one below the other.
 * @param begins whether the page begins with them, so that a picture of the first is at once in sight
 */
export function PageSections({
  sections,
  pageTitle,
  begins = false,
}: {
  sections: PageSection[];
  pageTitle: string;
  begins?: boolean;
}) {
  const grounds = groundsOf(sections);
  return (
    <Sections>
      {sections.map((section, index) => (
        <AnySection
          key={section.id}
          section={section}
          top={begins && index === 0}
          ground={grounds[index] ?? 'white'}
          pageTitle={pageTitle}
        />
      ))}
    </Sections>
  );
}

function AnySection({
  section,
  top,
  ground,
  pageTitle,
}: {
  section: PageSection;
  top: boolean;
  ground: Ground;
  pageTitle: string;
}) {
  const words = useWords(sectionPageWords);
  const { anchor } = section;
  switch (section.kind) {
    case 'hero': {
      // A slide may be a picture alone.
      const slide = { ...section.slide, title: section.slide.title || pageTitle };
      return <StillHero id={anchor} slide={slide} top={top} />;
    }
    case 'text':
      return <TextBand section={section} />;
    case 'picture':
      return <PictureBand section={section} top={top} />;
    case 'cards':
      return <CardsBand section={section} ground={ground} />;
    case 'figures':
      return <FiguresBand section={section} />;
    case 'questions':
      return (
        <FaqBand id={anchor} title={section.title} words={section} items={section.questions} />
      );
    case 'testimonials':
      return <Testimonials id={anchor} section={section.section} />;
    case 'logos':
      return <LogosBand section={section} />;
    case 'video':
      return <VideoBand id={anchor} ground={ground} video={section.video} />;
    case 'form':
      return (
        <InquiryBand
          id={anchor}
          ground={ground}
          title={section.title || words.form}
          description={section.description}
          points={[]}
          formType={FORM_TYPE}
          words={section}
          {...(section.subject === '' ? {} : { subject: section.subject })}
          {...(section.thankYouPath === null ? {} : { redirectTo: section.thankYouPath })}
        />
      );
    case 'call':
      return <CallBand section={section} />;
  }
}

/** The ground of each section: mist for cards, videos and forms, unless the section above has it already. */
export function groundsOf(sections: readonly Pick<PageSection, 'kind'>[]): Ground[] {
  const grounds: Ground[] = [];
  for (const { kind } of sections)
    grounds.push(ON_MIST.has(kind) && grounds.at(-1) !== 'mist' ? 'mist' : 'white');
  return grounds;
}
