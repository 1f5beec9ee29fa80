import { interfaceWords } from '#copy/en/interface-words.ts';
import { Icon } from './icon.tsx';
import { useWords } from './wording-context.ts';

/**
 * A way back to the top of long pages, the last child of `main`, which must be positioned. It lives in a
 * strip that begins one and a half windows down and sticks to the window's lower edge from there: it
 * comes and goes with no script, never covers the footer's words, and a page under two windows has none.
 * In a window whose gutter has no room for it, it would cover text: there it stands still, in the footer.
 */
export function BackToTop() {
  const words = useWords(interfaceWords);
  return (
    <div className="pointer-events-none absolute inset-y-0 inset-e-0 z-10 w-18 xl:w-14 [container-type:size] print:hidden">
      <div className="absolute inset-x-0 top-[150vh] bottom-6 hidden max-xl:-bottom-28 [@container(min-height:200vh)]:block">
        <a
          href="#top"
          aria-label={words.backToTop}
          className="pointer-events-auto bottom-0 grid max-xl:absolute xl:sticky xl:top-[calc(100dvh-68px)] size-12 place-items-center rounded-full border border-line bg-card text-text shadow-hover transition-colors duration-140 hover:border-primary hover:text-link"
        >
          <Icon name="arrow-up" size={20} />
        </a>
      </div>
    </div>
  );
}
