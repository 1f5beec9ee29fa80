import type { Technology } from '#content/technology/technology.ts';

/** Jump links to every technology and its sections. */
export function TechnologyIndex({
  label,
  technologies,
}: {
  label: string;
  technologies: Technology[];
}) {
  return (
    <nav
      aria-label={label}
      className="mt-10 grid gap-6 border-t border-line pt-8 md:grid-cols-2 lg:grid-cols-3"
    >
      {technologies.map((technology) => (
        <div key={technology.id}>
          <a
            href={`#${encodeURIComponent(technology.slug)}`}
            className="font-[620] text-link hover:underline"
          >
            {technology.title}
          </a>
          <ul className="mt-2 grid gap-1">
            {technology.sections.map((section) => (
              <li key={section.id}>
                <a
                  href={`#section-${section.id}`}
                  className="inline-block py-0.5 text-[0.95rem] text-text-2 hover:text-link hover:underline"
                >
                  {section.title}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
