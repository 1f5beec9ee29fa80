import type { TechnologyFeature } from '#content/technology/technology.ts';
import { useForeign } from '#sections/page/use-foreign.ts';
import { FULL_ROWS_GRID, toFullRows } from '#ui/full-rows.ts';
import { Icon } from '#ui/icon.tsx';

/** The features of one technology section (decision 7): icon, title, text, points. */
export function TechnologyFeatures({ features }: { features: TechnologyFeature[] }) {
  const foreign = useForeign();
  if (features.length === 0) return null;
  const places = toFullRows(features.map(() => 1));
  return (
    <ul className={`mt-[clamp(28px,3vw,48px)] ${FULL_ROWS_GRID}`}>
      {features.map((feature, index) => (
        <li
          key={feature.id}
          className={`rounded-card border border-line bg-card p-7 ${places[index]?.className}`}
        >
          {feature.icon !== '' && (
            <span className="mb-4.5 grid size-11 place-items-center rounded-input bg-brand-50 text-primary dark:bg-chip dark:text-link">
              <Icon name={feature.icon} size={20} />
            </span>
          )}
          <p
            {...foreign(feature, 'title')}
            className="font-display text-title leading-tight font-bold tracking-[-0.018em]"
          >
            {feature.title}
          </p>
          <p {...foreign(feature, 'description')} className="mt-2 leading-normal text-text-2">
            {feature.description}
          </p>
          {feature.items.length > 0 && (
            <ul {...foreign(feature, 'items')} className="mt-4 grid gap-2 text-note">
              {feature.items.map((item) => (
                <li key={item} className="flex gap-2.5">
                  <Icon name="check" size={18} className="mt-[3px] text-primary dark:text-link" />
                  {item}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
