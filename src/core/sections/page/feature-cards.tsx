import { Part } from './sections.tsx';
import { Icon } from '#ui/icon.tsx';
import type { SpriteIcon } from '#ui/interface-icons.ts';
import type { Feature } from '#content/features/feature.ts';
import { Band } from '#ui/band.tsx';
import { FULL_ROWS_GRID, toFullRows } from '#ui/full-rows.ts';
import { FeatureScreenCard } from './feature-screen-card.tsx';
import { useForeign } from './use-foreign.ts';

/** An icon on a small raised square, the mark of a card without a picture. */
function IconChip({ name, className = '' }: { name: SpriteIcon; className?: string }) {
  return (
    <span
      className={`grid size-12 place-items-center rounded-input bg-chip text-primary shadow-rest dark:text-link ${className}`}
    >
      <Icon name={name} />
    </span>
  );
}

/**
 * "Key Features": a card each with screenshot or icon, title and description. Cards with a screenshot are
 * wide and show it beside their words; every row is filled.
 */
export function FeatureCards({ title, features }: { title: string; features: Feature[] }) {
  const foreign = useForeign();
  if (features.length === 0) return null;
  const places = toFullRows(features.map(({ screenshot }) => (screenshot ? 2 : 1)));
  return (
    <Band id="features" labelledBy="features-title">
      <h2 id="features-title">{title}</h2>
      <ul className={`mt-[clamp(28px,3vw,48px)] ${FULL_ROWS_GRID}`}>
        {features.map((feature, index) => {
          const place = places[index];
          return (
            <li key={feature.id} className={place?.className}>
              {feature.screenshot ? (
                <Part>
                  <FeatureScreenCard
                    feature={feature}
                    screenshot={feature.screenshot}
                    beside={place?.width === 'two-thirds' || place?.width === 'whole'}
                  />
                </Part>
              ) : (
                <div className="h-full rounded-card bg-band p-7">
                  {feature.icon !== '' && <IconChip name={feature.icon} className="mb-5" />}
                  <h3 {...foreign(feature, 'title')}>{feature.title}</h3>
                  <p
                    {...foreign(feature, 'description')}
                    className="mt-2.5 max-w-[34em] leading-normal text-text-2"
                  >
                    {feature.description}
                  </p>
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </Band>
  );
}
