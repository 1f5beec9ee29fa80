import type { ReactNode } from 'react';

/** One state of a part; `*.examples.tsx` beside the part exports a list of them as `examples`. */
export type Example = { name: string; render: () => ReactNode };

export type GalleryExample = Example & {
  /** Last part of the state's address: `accordion--one-open`. */
  id: string;
  /** The part it belongs to, as its file is called. */
  part: string;
};

const modules = import.meta.glob<{ examples: Example[] }>(
  ['../**/*.examples.tsx', '../../sections/**/*.examples.tsx'],
  { eager: true },
);

/** Every state of every part, parts in alphabetical order. */
export const galleryExamples: GalleryExample[] = Object.entries(modules)
  .flatMap(([path, { examples }]) => {
    const part = /([^/]+)\.examples\.tsx$/u.exec(path)?.[1] ?? path;
    return examples.map((example) => ({ ...example, part, id: exampleId(part, example.name) }));
  })
  .toSorted((a, b) => a.part.localeCompare(b.part));

function exampleId(part: string, name: string): string {
  return `${part}--${name.toLowerCase().replace(/[^a-z0-9]+/gu, '-')}`;
}
