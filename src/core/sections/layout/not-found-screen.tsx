import { gonePageWords } from '#copy/en/gone-page-words.ts';
import { notFoundWords } from '#copy/en/not-found-words.ts';
import { previewRefusedWords } from '#copy/en/preview-refused-words.ts';
import { pageWords } from '#copy/en/page-words.ts';
import { SearchForm } from '#sections/search/search-form.tsx';
import { PanelPage } from '#ui/motif-panel.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { useWords } from '#ui/wording-context.ts';

/** The not-found screen inside the common layout (decision 8). */
export function NotFoundScreen() {
  const words = useWords(notFoundWords);
  return <NoPageScreen above="404" words={words} searches />;
}

/** The screen of an address that the owner has marked as gone. */
export function GoneScreen() {
  const words = useWords(gonePageWords);
  return <NoPageScreen above="410" words={words} searches />;
}

/** The screen of a preview link that opens nothing. */
export function PreviewRefusedScreen() {
  const words = useWords(previewRefusedWords);
  return <NoPageScreen above="403" words={words} />;
}

type Words = Record<'title' | 'text', string>;

function NoPageScreen({
  above,
  words,
  searches = false,
}: {
  above: string;
  words: Words;
  /** Whether what was looked for may stand elsewhere on the site. */
  searches?: boolean;
}) {
  const { returnHome, contact } = useWords(pageWords);
  return (
    <PanelPage
      tone="brand"
      above={above}
      title={words.title}
      actions={
        <>
          <ButtonLink to="/" look="inverse">
            {returnHome}
          </ButtonLink>
          <ButtonLink to="/contact" look="ghost">
            {contact}
          </ButtonLink>
        </>
      }
    >
      <p>{words.text}</p>
      {searches && (
        // White in the dark, too: the panel has the brand's colour there as well.
        <div className="mt-3 max-w-md text-body [--card:#fff] [--placeholder:var(--color-ink-500)] [--text:var(--color-ink-950)]">
          <SearchForm />
        </div>
      )}
    </PanelPage>
  );
}
