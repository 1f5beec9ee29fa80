import type { Example } from '#content/page-parts/example.ts';
import { CardCue } from '#ui/card-cue.tsx';
import { CardLink } from '#ui/card-link.tsx';
import { Picture } from '#ui/picture.tsx';

const SIZES = '(min-width: 1100px) 400px, (min-width: 768px) 45vw, 90vw';

/** A real-world or deployment example. It links only when it names a post (decision 5). */
export function ExampleCard({ example }: { example: Example }) {
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-card">
      {example.picture && (
        <div className="aspect-[16/10] overflow-hidden bg-ink-100 dark:bg-skeleton">
          <Picture picture={example.picture} sizes={SIZES} className="size-full object-cover" />
        </div>
      )}
      <div className="flex flex-1 flex-col p-6.5">
        <h3>
          <CardLink to={example.href}>{example.title}</CardLink>
        </h3>
        <p className="mt-2.5 leading-normal text-text-2">{example.description}</p>
        {example.href && (
          <div className="mt-4">
            <CardCue>Read case study</CardCue>
          </div>
        )}
      </div>
    </article>
  );
}
