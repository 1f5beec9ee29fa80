import type { Feature } from '#content/page-parts/feature.ts';
import { Band } from '#ui/band.tsx';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';

const SIZES = '(min-width: 1100px) 400px, (min-width: 768px) 45vw, 90vw';

/** "Key Features": a card each with screenshot or icon, title and description. */
export function FeatureCards({ title, features }: { title: string; features: Feature[] }) {
  if (features.length === 0) return null;
  return (
    <Band id="features" labelledBy="features-title">
      <h2 id="features-title">{title}</h2>
      <ul className="mt-[clamp(28px,3vw,48px)] grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        {features.map((feature) => (
          <li key={feature.id} className="flex flex-col overflow-hidden rounded-card bg-band">
            {feature.screenshot && (
              <div className="aspect-[16/10] overflow-hidden">
                <Picture
                  picture={feature.screenshot}
                  sizes={SIZES}
                  className="size-full object-cover object-top"
                />
              </div>
            )}
            <div className="p-7">
              {!feature.screenshot && feature.icon !== '' && (
                <span className="mb-5 grid size-12 place-items-center rounded-[15px] bg-chip text-primary shadow-rest dark:text-link">
                  <Icon name={feature.icon} />
                </span>
              )}
              <h3>{feature.title}</h3>
              <p className="mt-2.5 leading-normal text-text-2">{feature.description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}
