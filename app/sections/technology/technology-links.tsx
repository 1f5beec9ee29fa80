import { technologyHref } from '#content/slugs/page-href.ts';
import { Band } from '#ui/band.tsx';
import { CardCue } from '#ui/card-cue.tsx';
import { CardLink } from '#ui/card-link.tsx';
import { FULL_ROWS_GRID, toFullRows } from '#ui/full-rows.ts';

type TechnologyLink = { id: string; slug: string; title: string; description: string };

/** The ways from the overview into each technology's own page. */
export function TechnologyLinks({ title, links }: { title: string; links: TechnologyLink[] }) {
  if (links.length === 0) return null;
  const places = toFullRows(links.map(() => 1));
  return (
    <Band ground="mist" id="technologies" labelledBy="technologies-title">
      <h2 id="technologies-title">{title}</h2>
      <ul className={`mt-[clamp(28px,3vw,48px)] ${FULL_ROWS_GRID}`}>
        {links.map(({ id, slug, title: name, description }, index) => (
          <li
            key={id}
            className={`group relative flex flex-col rounded-card bg-card p-7 shadow-rest transition-[transform,box-shadow] duration-240 ease-soft has-[a:hover]:-translate-y-1 has-[a:hover]:shadow-lift ${places[index]?.className}`}
          >
            <h3>
              <CardLink to={technologyHref(slug)}>{name}</CardLink>
            </h3>
            <p className="mt-2.5 mb-5 line-clamp-4 leading-normal text-text-2">{description}</p>
            <CardCue>Read more</CardCue>
          </li>
        ))}
      </ul>
    </Band>
  );
}
