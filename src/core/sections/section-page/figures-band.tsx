import type { PageSection } from '#content/pages/page.ts';
import { TitledHeading } from '#sections/page/titled-heading.tsx';
import { useForeign } from '#sections/page/use-foreign.ts';
import { Band } from '#ui/band.tsx';
import { FULL_ROWS_GRID, toFullRows } from '#ui/full-rows.ts';

/** Figures with what they mean, and below them where they come from. */
export function FiguresBand({ section }: { section: PageSection & { kind: 'figures' } }) {
  const foreign = useForeign();
  const { anchor, title, description, figures, source } = section;
  // Three are narrow enough to stand side by side on a tablet too.
  const three = figures.length === 3;
  const places = toFullRows(figures.map(() => 1));
  return (
    <Band ground="night" id={anchor} {...(title === '' ? {} : { labelledBy: `${anchor}-title` })}>
      {(title !== '' || description !== '') && (
        <TitledHeading id={`${anchor}-title`} words={section} onNight />
      )}
      <dl className={`gap-x-8! gap-y-10! ${three ? 'grid md:grid-cols-3' : FULL_ROWS_GRID}`}>
        {figures.map(({ figure, meaning }, index) => (
          <div
            key={`${index} ${meaning}`}
            className={`flex min-w-0 flex-col-reverse justify-end gap-3 border-t border-white/25 pt-6 ${three ? '' : places[index]?.className}`}
          >
            <dt {...foreign(section, 'figures')} className="max-w-[26em] text-intro text-white/80">
              {meaning}
            </dt>
            <dd className="font-display text-hero leading-none font-extrabold tracking-[-0.04em]">
              <bdi {...foreign(section, 'figures')}>{figure}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {source !== '' && (
        <p {...foreign(section, 'source')} className="mt-12 max-w-[60em] text-small text-white/70">
          {source}
        </p>
      )}
    </Band>
  );
}
