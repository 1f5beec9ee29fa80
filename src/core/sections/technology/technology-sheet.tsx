import type { TechnologyFeature, TechnologySection } from '#content/technology/technology.ts';
import { useForeign } from '#sections/page/use-foreign.ts';
import { Icon } from '#ui/icon.tsx';
import { SectionPoints } from './technology-rows.tsx';

/** What something is called beside what it is; one above the other where there is no room for both. */
const COLUMNS = 'lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]';

/**
 * Sections to look things up in: what each is for, and its features (decision 7). Their pictures and points are on the pages
 * that lead here; only a section without features shows its points.
 */
export function TechnologySheet({ sections }: { sections: TechnologySection[] }) {
  const foreign = useForeign();
  return sections.map((section) => (
    <section
      key={section.id}
      id={`section-${section.id}`}
      aria-labelledby={`section-${section.id}-title`}
      className={`mt-12 grid gap-x-12 gap-y-6 border-t border-line pt-8 ${COLUMNS}`}
    >
      <div className="self-start lg:sticky lg:top-24">
        <h3
          {...foreign(section, 'title')}
          id={`section-${section.id}-title`}
          className="text-title leading-tight tracking-[-0.018em]"
        >
          {section.title}
        </h3>
        <p
          {...foreign(section, 'summary')}
          className="mt-2.5 max-w-[40em] leading-normal whitespace-pre-line text-text-2"
        >
          {section.summary}
        </p>
      </div>
      {section.features.length === 0 ? (
        <SectionPoints section={section} />
      ) : (
        <ul className="grid content-start gap-6">
          {section.features.map((feature) => (
            <Feature key={feature.id} feature={feature} />
          ))}
        </ul>
      )}
    </section>
  ));
}

function Feature({ feature }: { feature: TechnologyFeature }) {
  const foreign = useForeign();
  return (
    <li className={`grid gap-x-8 gap-y-1.5 ${COLUMNS}`}>
      <p {...foreign(feature, 'title')} className="flex gap-3 leading-snug font-semibold">
        {feature.icon !== '' && (
          <Icon name={feature.icon} size={20} className="mt-0.5 text-primary dark:text-link" />
        )}
        {feature.title}
      </p>
      <div className="leading-normal text-text-2">
        <p {...foreign(feature, 'description')}>{feature.description}</p>
        {feature.items.length > 0 && (
          <ul
            {...foreign(feature, 'items')}
            className="mt-2 grid gap-x-5 gap-y-1 text-note text-text md:max-lg:grid-cols-3"
          >
            {feature.items.map((item) => (
              <li key={item} className="flex gap-1.5">
                <Icon name="check" size={16} className="mt-1 text-primary dark:text-link" />
                {item}
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
