import { galleryExamples, type GalleryExample } from './gallery-examples.ts';

/** The list of every state, each a link to the state by itself. */
export function GalleryList() {
  const parts = Map.groupBy(galleryExamples, ({ part }) => part);
  return (
    <div className="container-site py-12">
      <h1 className="text-heading!">Gallery</h1>
      <p className="mt-4 text-intro text-text-2">
        {galleryExamples.length} states of {parts.size} parts.
      </p>
      <div className="mt-10 grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
        {[...parts].map(([part, states]) => (
          <section key={part} aria-labelledby={`part-${part}`}>
            <h2 id={`part-${part}`} className="text-title!">
              {part}
            </h2>
            <ul className="mt-3">
              {states.map(({ id, name }) => (
                <li key={id}>
                  <a
                    href={`/gallery/${id}`}
                    className="inline-flex min-h-8 items-center text-link underline-offset-4 hover:underline"
                  >
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

/** One state by itself, with as little around it as possible. */
export function GalleryState({ example }: { example: GalleryExample }) {
  return (
    <div data-gallery-state={example.id}>
      {/* Two levels, so that a card's third comes where it does on a page. */}
      <h1 className="sr-only">{example.part}</h1>
      <h2 className="sr-only">{example.name}</h2>
      {example.render()}
    </div>
  );
}
