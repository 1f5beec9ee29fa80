import { aboutOfLocation, parseAbout, withAbout } from '#content/contact/inquiry-context.ts';
import type { Action } from '#content/navigation/action.ts';
import type { Navigation } from '#content/navigation/navigation.ts';
import { KEPT_PROJECT } from '#content/project/project-list.ts';
import { DEFAULT_FONT_PAIR, FONT_PAIRS } from '#content/site-settings/font-pairs.ts';
import type { SiteSettings } from '#content/site-settings/site-settings.ts';
import { headerWords } from '#copy/en/header-words.ts';
import { projectWords } from '#copy/en/project-words.ts';
import { searchWords } from '#copy/en/search-words.ts';
import { useForeign } from '#sections/page/use-foreign.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import { ThemeSwitch } from '#ui/theme-switch.tsx';
import { useWords } from '#ui/wording-context.ts';
import { chosenLinks, headerLinks } from './header-links.ts';
import { buttonByRoom, linksByRoom } from './header-room.ts';
import { HeaderLanguages, type LanguageChoice } from './language-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { MoreMenu } from './more-menu.tsx';
import { logoWidth, SiteLogo } from './site-logo.tsx';

type Props = {
  siteName: string;
  navigation: Navigation;
  settings: Pick<SiteSettings, 'logo' | 'logoDark' | 'headerLinks' | 'headerButton' | 'fontPair'>;
  /** Pages of the owner's that are linked from here. */
  pages?: readonly Action[];
  /** This page in the languages of the site; none where it has one. */
  languages?: readonly LanguageChoice[];
  currentPath: string;
};

const CONTROL = 'grid size-11 shrink-0 place-items-center rounded-full hover:bg-skeleton';

/**
 * The header of every page (part 2 section 2). From 768 px it shows as many links as have room, the rest under "More";
 * narrower windows have the slide-in menu, and the button where it has room. The labels come with the page, so no skeleton
 * bars are ever needed. On the page of one subject the button asks about it.
 */
export function SiteHeader({
  siteName,
  navigation,
  settings,
  pages = [],
  languages = [],
  currentPath,
}: Props) {
  const words = useWords(headerWords);
  const project = useWords(projectWords);
  const search = useWords(searchWords);
  const foreign = useForeign();
  const chosen = settings.headerButton ?? words.demo;
  const about = parseAbout(aboutOfLocation(currentPath));
  const button = about ? withAbout(chosen, about.kind, about.slug) : chosen;
  const brand = {
    siteName,
    logoPx: logoWidth(settings),
    button: button.text,
    hasLanguages: languages.length > 0,
  };
  const font = FONT_PAIRS[settings.fontPair ?? DEFAULT_FONT_PAIR].text;
  const links = linksByRoom(
    brand,
    [
      ...(settings.headerLinks.length > 0
        ? chosenLinks(settings.headerLinks, currentPath)
        : headerLinks(navigation, currentPath)),
      ...chosenLinks(pages, currentPath),
    ],
    font,
  );
  return (
    <header className="top-0 z-20 border-b border-ink-950/[6.3%] bg-bg dark:border-line [@media(min-height:30rem)]:sticky">
      <div className="container-site flex h-16 items-center gap-3 md:h-19 xl:gap-5">
        <SiteLink
          to="/"
          className="touch-area me-auto inline-flex items-center max-md:min-w-0 md:max-w-2/5 gap-[11px] py-1 text-body leading-[1.2] font-semibold tracking-[-0.02em]"
        >
          <SiteLogo siteName={siteName} logo={settings.logo} logoDark={settings.logoDark} />
        </SiteLink>
        <nav aria-label={words.main} className="max-md:hidden">
          <ul className="flex items-center gap-4.5 listing:gap-2.5 text-note font-normal">
            {links.map(({ label, to, current, shown, from }) => (
              <li key={to} className={shown}>
                <SiteLink
                  {...(from && foreign(from.thing, from.field))}
                  to={to}
                  aria-current={current}
                  className="touch-area inline-block py-2 whitespace-nowrap text-ink-700 underline decoration-transparent forced-colors:no-underline forced-colors:aria-[current]:underline decoration-2 underline-offset-8 transition-colors duration-140 hover:text-link aria-[current]:text-link aria-[current]:decoration-current dark:text-text-2"
                >
                  {label}
                </SiteLink>
              </li>
            ))}
            <MoreMenu links={links} />
          </ul>
        </nav>
        <div className="flex max-md:hidden">
          <p className="hidden listing:block">
            <SiteLink
              to={KEPT_PROJECT}
              rel="nofollow"
              data-project-open=""
              aria-label={project.title}
              className={CONTROL}
            >
              <Icon name="clipboard-list" />
            </SiteLink>
          </p>
          <HeaderLanguages choices={languages} />
          <SiteLink to="/search" aria-label={search.open} className={CONTROL}>
            <Icon name="search" />
          </SiteLink>
          <ThemeSwitch />
        </div>
        <ButtonLink
          {...foreign(button, 'text')}
          to={button.url}
          size="small"
          className={`max-md:px-3.5 max-md:text-small max-md:whitespace-nowrap ${buttonByRoom(brand, font)}`}
        >
          {button.text}
        </ButtonLink>
        <MobileMenu
          links={links}
          button={button}
          languages={languages}
          currentPath={currentPath}
          className="md:hidden"
        />
      </div>
    </header>
  );
}
