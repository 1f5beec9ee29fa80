import type { SiteLanguage } from '#content/locales/page-language.ts';
import { languageWords } from '#copy/en/language-words.ts';
import { useWords } from '#ui/wording-context.ts';

/** A language with the page's address in it, and the words of its offer, which are its own. */
export type LanguageChoice = SiteLanguage & {
  href: string;
  isCurrent: boolean;
  offer: { offer: string; open: string; stay: string };
};

/**
 * This page in the other languages of the site, each named in itself. `browser/language-offer.ts` reads from here which
 * language it may offer, and in which words.
 */
export function LanguageMenu({ choices }: { choices: readonly LanguageChoice[] }) {
  const words = useWords(languageWords);
  if (choices.length === 0) return null;
  return (
    <nav aria-label={words.menu} className="flex flex-wrap gap-x-6 gap-y-2 touch:gap-y-5">
      {choices.map(({ code, name, href, isCurrent, offer }) => (
        <a
          key={code}
          href={href}
          lang={code}
          hrefLang={code}
          aria-current={isCurrent ? 'true' : undefined}
          data-language-offer={isCurrent ? undefined : JSON.stringify(offer)}
          className="touch-area py-0.5 hover:text-white aria-[current]:text-white"
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
