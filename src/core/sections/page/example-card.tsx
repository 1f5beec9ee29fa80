import type { Example } from '#content/examples/example.ts';
import { pageWords } from '#copy/en/page-words.ts';
import { fill } from '#copy/wording.ts';
import { CardCue } from '#ui/card-cue.tsx';
import { CardLink } from '#ui/card-link.tsx';
import { Picture } from '#ui/picture.tsx';
import { useWords } from '#ui/wording-context.ts';
import { useForeign } from './use-foreign.ts';

const SIZES = '(min-width: 68.75rem) 40rem, (min-width: 48rem) 45vw, 90vw';

/**
 * A real-world or deployment example. It links only when it names a post, and says which where that is called otherwise
 * (decision 5).
 * @param alone it has a whole row of a wide screen: the words stand beside the picture
 */
export function ExampleCard({ example, alone = false }: { example: Example; alone?: boolean }) {
  const foreign = useForeign();
  const { caseStudy, readPost } = useWords(pageWords);
  const { post } = example;
  const beside = alone && example.picture !== null;
  return (
    <article
      className={`group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-card transition-[transform,box-shadow] duration-240 ease-soft has-[a:hover]:-translate-y-1 has-[a:hover]:shadow-lift ${
        beside ? 'lg:grid lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]' : ''
      }`}
    >
      {example.picture && (
        <div
          className={`aspect-[16/10] max-h-[380px] w-full overflow-hidden bg-picture-ground ${beside ? 'lg:aspect-auto lg:h-[380px]' : ''}`}
        >
          <Picture picture={example.picture} sizes={SIZES} className="size-full object-cover" />
        </div>
      )}
      <div
        className={`flex flex-1 flex-col p-[clamp(20px,2.4vw,36px)] ${beside ? 'lg:justify-center lg:p-14' : ''}`}
      >
        <h3 {...foreign(example, 'title')}>
          <CardLink to={post?.href ?? null}>{example.title}</CardLink>
        </h3>
        <p
          {...foreign(example, 'description')}
          className="mt-2.5 max-w-[34em] leading-normal text-text-2"
        >
          {example.description}
        </p>
        {post && (
          <div className={beside ? 'mt-5' : 'mt-auto pt-5'}>
            <CardCue>
              {[example.title, ''].includes(post.title) ? caseStudy : fill(readPost, post)}
            </CardCue>
          </div>
        )}
      </div>
    </article>
  );
}
