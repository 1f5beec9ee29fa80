import type { SiteLanguage } from '#content/locales/page-language.ts';
import { languageWords } from '#copy/en/language-words.ts';
import { Icon } from '#ui/icon.tsx';
import { useWords } from '#ui/wording-context.ts';

/** A language with the page's address in it, and the words of its offer, which are its own. */
export type LanguageChoice = SiteLanguage & {
  href: string;
  isCurrent: boolean;
  offer: { offer: string; open: string; stay: string };
};

type Props = { choices: readonly LanguageChoice[] };

/**
 * This page in the other languages of the site, each named in itself. `browser/language-offer.ts` reads from here which
 * language it may offer, and in which words.
 */
export function FooterLanguages({ choices }: Props) {
  const words = useWords(languageWords);
  if (choices.length === 0) return null;
  return (
    <nav aria-label={words.menu} className="flex flex-wrap gap-x-6 gap-y-2 touch:gap-y-5">
      {choices.map((choice) => (
        <LanguageLink
          key={choice.code}
          choice={choice}
          offer={choice.isCurrent ? undefined : JSON.stringify(choice.offer)}
          className="touch-area py-0.5 hover:text-white aria-[current]:text-white"
        />
      ))}
    </nav>
  );
}

/** The same in the header of wide windows. The browser's own disclosure opens it, `browser/header-menus.ts` closes it. */
export function HeaderLanguages({ choices }: Props) {
  const words = useWords(languageWords);
  const current = choices.find(({ isCurrent }) => isCurrent);
  if (choices.length === 0) return null;
  return (
    <details data-header-menu="" className="group relative">
      <summary
        aria-label={`${words.menu}: ${current?.name ?? ''}`}
        className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-skeleton"
      >
        <Icon name="globe" />
      </summary>
      <ul className="absolute top-full inset-e-0 z-30 mt-2 grid min-w-56 gap-0.5 rounded-panel border border-line bg-card p-2 shadow-float">
        {choices.map((choice) => (
          <li key={choice.code}>
            <LanguageLink
              choice={choice}
              className="block rounded-chip px-3.5 py-2.5 text-text hover:bg-chip hover:text-link aria-[current]:text-link"
            />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The same at the top of a telephone's menu. */
export function MenuLanguages({ choices }: Props) {
  const words = useWords(languageWords);
  if (choices.length === 0) return null;
  return (
    <ul aria-label={words.menu} className="mb-3 flex flex-wrap gap-x-6">
      {choices.map((choice) => (
        <li key={choice.code}>
          <LanguageLink
            choice={choice}
            className="block py-2.5 hover:text-link aria-[current]:text-link aria-[current]:underline aria-[current]:decoration-2 aria-[current]:underline-offset-8"
          />
        </li>
      ))}
    </ul>
  );
}

function LanguageLink({
  choice: { code, name, href, isCurrent },
  offer,
  className,
}: {
  choice: LanguageChoice;
  offer?: string | undefined;
  className: string;
}) {
  return (
    <a
      href={href}
      lang={code}
      hrefLang={code}
      aria-current={isCurrent ? 'true' : undefined}
      data-language-offer={offer}
      className={className}
    >
      {name}
    </a>
  );
}
