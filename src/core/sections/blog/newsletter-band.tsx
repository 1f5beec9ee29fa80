import type { BlogPage } from '#content/blog/post.ts';
import { NewsletterFormIsland } from '#islands/islands.tsx';
import { useForeign } from '#sections/page/use-foreign.ts';
import { Band } from '#ui/band.tsx';

/** The newsletter of the blog: title, description, placeholder and button from content. */
export function NewsletterBand({ words }: { words: BlogPage['newsletter'] }) {
  const foreign = useForeign();
  return (
    <Band id="newsletter" labelledBy="newsletter-title" className="print:hidden">
      <div className="grid gap-8 rounded-banner bg-brand-50 p-[clamp(28px,4.4vw,64px)] lg:grid-cols-2 lg:items-center lg:gap-16 dark:bg-card">
        <div>
          <h2 {...foreign(words, 'title')} id="newsletter-title" className="text-sub">
            {words.title}
          </h2>
          <p {...foreign(words, 'description')} className="mt-3.5 text-intro text-text-2">
            {words.description}
          </p>
        </div>
        <NewsletterFormIsland
          words={{ placeholder: words.placeholder, buttonText: words.buttonText }}
          marks={{
            placeholder: foreign(words, 'placeholder'),
            buttonText: foreign(words, 'buttonText'),
          }}
        />
      </div>
    </Band>
  );
}
