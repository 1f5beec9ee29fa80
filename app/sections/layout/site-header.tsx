import type { Navigation } from '#content/navigation/navigation.ts';
import { headerWords } from '#copy/header-words.ts';
import { ButtonLink } from '#ui/button.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import { ThemeSwitch } from '#ui/theme-switch.tsx';
import { headerLinks } from './header-links.ts';
import { linksByRoom } from './header-room.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { MoreMenu } from './more-menu.tsx';
import { LogoMark } from './site-logo.tsx';

type Props = { siteName: string; navigation: Navigation; currentPath: string };

/**
 * The header of every page (part 2 section 2). From 768 px it shows as many links as have room, the rest under "More";
 * narrower windows have the slide-in menu. The labels come with the page, so no skeleton bars are ever needed.
 */
export function SiteHeader({ siteName, navigation, currentPath }: Props) {
  const links = linksByRoom(siteName, headerLinks(navigation, currentPath));
  return (
    <header className="top-0 z-20 border-b border-[#0b132410] bg-bg dark:border-line [@media(min-height:480px)]:sticky">
      <div className="container-site flex h-16 items-center gap-3 md:h-19 xl:gap-5">
        <SiteLink
          to="/"
          className="mr-auto inline-flex min-w-0 items-center gap-[11px] py-1 text-[1.06rem] leading-[1.15] font-[650] tracking-[-0.02em]"
        >
          <LogoMark />
          <span className="min-w-0">{siteName}</span>
        </SiteLink>
        <nav aria-label={headerWords.main} className="max-md:hidden">
          <ul className="flex items-center gap-4.5 text-note font-[480]">
            {links.map(({ label, to, current, shown }) => (
              <li key={to} className={shown}>
                <SiteLink
                  to={to}
                  aria-current={current}
                  className="inline-block py-2 whitespace-nowrap text-ink-700 underline decoration-transparent forced-colors:no-underline forced-colors:aria-[current]:underline decoration-2 underline-offset-8 transition-colors duration-140 hover:text-link aria-[current]:text-link aria-[current]:decoration-current dark:text-text-2"
                >
                  {label}
                </SiteLink>
              </li>
            ))}
            <MoreMenu links={links} />
          </ul>
        </nav>
        <ThemeSwitch className="max-md:hidden" />
        <ButtonLink to={headerWords.demoHref} size="small" className="max-md:hidden">
          {headerWords.demo}
        </ButtonLink>
        <MobileMenu links={links} currentPath={currentPath} className="md:hidden" />
      </div>
    </header>
  );
}
