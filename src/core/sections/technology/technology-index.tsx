import type { Technology } from '#content/technology/to-technology.ts';
import { useForeign } from '#sections/page/use-foreign.ts';

/** Jump links to every technology and its sections. */
export function TechnologyIndex({
  label,
  technologies,
}: {
  label: string;
  technologies: Technology[];
}) {
  const foreign = useForeign();
  return (
    <nav aria-label={label} className="mt-12 grid gap-5 md:grid-cols-3">
      {technologies.map((technology) => (
        <div key={technology.id} className="rounded-card bg-card p-6.5 shadow-rest">
          <a
            {...foreign(technology, 'title')}
            href={`#${encodeURIComponent(technology.slug)}`}
            className="touch-area inline-block touch:my-1 font-display text-title leading-tight font-bold tracking-[-0.018em] hover:text-link hover:underline"
          >
            {technology.title}
          </a>
          <SectionLinks technology={technology} />
        </div>
      ))}
    </nav>
  );
}

/** Jump links to the sections of a technology that has a page to itself, beside its words on a wide screen. */
export function TechnologyContents({
  label,
  technology,
}: {
  label: string;
  technology: Technology;
}) {
  return (
    <nav
      aria-label={label}
      className="rounded-card bg-card p-6.5 shadow-rest max-lg:hidden print:hidden"
    >
      <p className="font-display text-title leading-tight font-bold tracking-[-0.018em]">{label}</p>
      <SectionLinks technology={technology} />
    </nav>
  );
}

function SectionLinks({ technology }: { technology: Technology }) {
  const foreign = useForeign();
  return (
    <ul className="mt-3.5 grid gap-1.5 touch:gap-5">
      {technology.sections.map((section) => (
        <li key={section.id}>
          <a
            {...foreign(section, 'title')}
            href={`#section-${section.id}`}
            className="touch-area inline-block py-0.5 text-note text-link hover:underline"
          >
            {section.title}
          </a>
        </li>
      ))}
    </ul>
  );
}
