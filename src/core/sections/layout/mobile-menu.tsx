import { useId } from 'react';
import type { Action } from '#content/navigation/action.ts';
import { KEPT_PROJECT } from '#content/project/project-list.ts';
import { headerWords } from '#copy/en/header-words.ts';
import { projectWords } from '#copy/en/project-words.ts';
import { useForeign } from '#sections/page/use-foreign.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import { ThemeSwitch } from '#ui/theme-switch.tsx';
import { useWords } from '#ui/wording-context.ts';
import { SearchForm } from '#sections/search/search-form.tsx';
import type { HeaderLink } from './header-links.ts';
import { type LanguageChoice, MenuLanguages } from './language-menu.tsx';

type Props = {
  links: HeaderLink[];
  button: Action;
  languages: readonly LanguageChoice[];
  currentPath: string;
  className: string;
};

/**
 * The slide-in menu. It is a popover, so it opens, closes and answers Escape without any script; `browser/menu.ts` turns
 * it into a modal dialog, which keeps the focus inside and the page behind it still.
 */
export function MobileMenu({ links, button, languages, currentPath, className }: Props) {
  const words = useWords(headerWords);
  const project = useWords(projectWords);
  const foreign = useForeign();
  const id = useId();
  const all: HeaderLink[] = [
    { label: words.home, to: '/', current: currentPath === '/' ? 'page' : undefined },
    ...links,
  ];

  return (
    <>
      <button
        type="button"
        aria-label={words.openMenu}
        aria-haspopup="dialog"
        popoverTarget={id}
        className={`-me-[10px] grid size-11 shrink-0 place-items-center rounded-full hover:bg-skeleton ${className}`}
      >
        <Icon name="menu" size={24} />
      </button>
      <dialog
        id={id}
        popover="auto"
        data-menu=""
        aria-label={words.menu}
        className="fixed inset-y-0 inset-e-0 inset-s-auto m-0 h-dvh max-h-none w-[min(400px,calc(100vw-40px))] max-w-none translate-x-full rtl:-translate-x-full overflow-y-auto overscroll-contain border-s border-line bg-bg text-text shadow-float dark:bg-band transition-[translate,overlay,display] transition-discrete duration-240 ease-soft backdrop:bg-ink-950/50 open:translate-x-0 starting:open:translate-x-full starting:open:rtl:-translate-x-full"
      >
        <div className="flex min-h-full flex-col px-gutter pb-8">
          <div className="flex h-16 shrink-0 items-center justify-between">
            <p className="font-semibold">{words.menu}</p>
            <button
              type="button"
              aria-label={words.closeMenu}
              popoverTarget={id}
              popoverTargetAction="hide"
              className="-me-[10px] grid size-11 place-items-center rounded-full hover:bg-skeleton"
            >
              <Icon name="x" size={24} />
            </button>
          </div>
          <MenuLanguages choices={languages} />
          <SearchForm />
          <nav aria-label={words.menu} className="mt-3">
            <ul>
              {all.map(({ label, to, current, from }) => (
                <li key={to} className="border-b border-line">
                  <SiteLink
                    {...(from && foreign(from.thing, from.field))}
                    to={to}
                    aria-current={current}
                    className="block py-3.5 text-intro leading-[1.3] font-medium hover:text-link aria-[current]:text-link aria-[current]:underline aria-[current]:decoration-2 aria-[current]:underline-offset-8"
                  >
                    {label}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </nav>
          <p className="hidden border-b border-line listing:block">
            <SiteLink
              to={KEPT_PROJECT}
              rel="nofollow"
              data-project-open=""
              className="block py-3.5 text-intro leading-[1.3] font-medium hover:text-link"
            >
              {project.title}
            </SiteLink>
          </p>
          <div className="mt-6 flex items-center gap-3">
            <ButtonLink {...foreign(button, 'text')} to={button.url} className="flex-1">
              {button.text}
            </ButtonLink>
            <ThemeSwitch />
          </div>
        </div>
      </dialog>
    </>
  );
}
