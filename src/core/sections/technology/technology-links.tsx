import { technologyHref } from '#content/slugs/page-href.ts';
import { pageWords } from '#copy/en/page-words.ts';
import { useForeign } from '#sections/page/use-foreign.ts';
import { Band } from '#ui/band.tsx';
import { CardCue } from '#ui/card-cue.tsx';
import { CardLink } from '#ui/card-link.tsx';
import { FULL_ROWS_GRID, toFullRows } from '#ui/full-rows.ts';
import { useWords } from '#ui/wording-context.ts';

type TechnologyLink = { id: string; slug: string; title: string; description: string };

/** The ways from the overview into each technology's own page. */
export function TechnologyLinks({ title, links }: { title: string; links: TechnologyLink[] }) {
  const foreign = useForeign();
  const { readMore } = useWords(pageWords);
  if (links.length === 0) return null;
  const places = toFullRows(links.map(() => 1));
  return (
    <Band ground="mist" id="technologies" labelledBy="technologies-title">
      <h2 id="technologies-title">{title}</h2>
      <ul className={`mt-[clamp(28px,3vw,48px)] ${FULL_ROWS_GRID}`}>
        {links.map((link, index) => (
          <li
            key={link.id}
            className={`group relative flex flex-col rounded-card bg-card p-7 shadow-rest transition-[transform,box-shadow] duration-240 ease-soft has-[a:hover]:-translate-y-1 has-[a:hover]:shadow-lift ${places[index]?.className}`}
          >
            <h3 {...foreign(link, 'title')}>
              <CardLink to={technologyHref(link.slug)}>{link.title}</CardLink>
            </h3>
            <p
              {...foreign(link, 'description')}
              className="mt-2.5 mb-5 line-clamp-4 leading-normal text-text-2"
            >
              {link.description}
            </p>
            <CardCue>{readMore}</CardCue>
          </li>
        ))}
      </ul>
    </Band>
  );
}
