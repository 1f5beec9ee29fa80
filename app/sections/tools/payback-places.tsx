import type { PlaceLink } from '#content/tools/payback-places.ts';
import { paybackWords } from '#copy/en/payback-words.ts';
import { ButtonLink } from '#ui/button.tsx';
import { useWords } from '#ui/wording-context.ts';

/** Links that fill the form with example values for a place. */
export function PaybackPlaces({ links }: { links: readonly PlaceLink[] }) {
  const { title, hint, names } = useWords(paybackWords).places;
  return (
    <nav aria-labelledby="places-title" data-live="places">
      <h2 id="places-title" className="text-title!">
        {title}
      </h2>
      <p className="mt-2 text-small text-text-2">{hint}</p>
      <ul className="mt-4 flex flex-wrap gap-3">
        {links.map(({ place, href, isChosen }) => (
          <li key={place}>
            <ButtonLink
              to={href}
              look="outline"
              size="small"
              {...(isChosen && { 'aria-current': 'true', className: 'border-primary! text-link' })}
            >
              {names[place]}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
