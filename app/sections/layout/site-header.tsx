import type { Navigation } from '#content/navigation/navigation.ts';
import { headerWords } from '#copy/header-words.ts';
import { ButtonLink } from '#ui/button.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import { ThemeSwitch } from '#ui/theme-switch.tsx';
import { headerLinks } from './header-links.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { LogoMark } from './site-logo.tsx';

type Props = { siteName: string; navigation: Navigation; currentPath: string };

/**
 * The header of every page (part 2 section 2). From 1100 px the links stand in a row, below they are in
 * the slide-in menu. None of them opens on hover, so the specification's hover delays have nothing to
 * delay here; and the labels come with the page, so no skeleton bars are ever needed.
 */
export function SiteHeader({ siteName, navigation, currentPath }: Props) {
  const links = headerLinks(navigation, currentPath);
  const letters = links.reduce((sum, { label }) => sum + lengthOf(label), siteName.length);
  const { row, menu, until } = ROOM.find(({ upTo }) => letters <= upTo) ?? ALWAYS_A_MENU;
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
        <nav aria-label={headerWords.main} className={row}>
          <ul className="flex gap-[clamp(10px,2.2vw-14px,26px)] text-[0.875rem] min-[1200px]:text-note font-[480]">
            {links.map(({ label, to, current }) => (
              <li key={to}>
                <SiteLink
                  to={to}
                  aria-current={current}
                  className="inline-block py-2 whitespace-nowrap text-ink-700 underline decoration-transparent forced-colors:no-underline forced-colors:aria-[current]:underline decoration-2 underline-offset-8 transition-colors duration-140 hover:text-link aria-[current]:text-link aria-[current]:decoration-current dark:text-text-2"
                >
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <ThemeSwitch className="max-md:hidden" />
        <ButtonLink to={headerWords.demoHref} size="small" className="max-md:hidden">
          {headerWords.demo}
        </ButtonLink>
        <MobileMenu links={links} currentPath={currentPath} className={menu} until={until} />
      </div>
    </header>
  );
}

/** Without the signs of private use that a preview marks its texts with (decision 033). */
function lengthOf(label: string): number {
  return label.replace(/\p{Co}/gu, '').length;
}

/**
 * Editors choose the labels, so the row shows only where it fits: letters of the site's name and the
 * seven labels that have room at 1100 and at 1320 px beside a name of two lines, measured with our fonts.
 */
const ROOM = [
  { upTo: 96, row: 'hidden lg:block', menu: 'lg:hidden', until: '(min-width: 1100px)' },
  { upTo: 114, row: 'hidden xl:block', menu: 'xl:hidden', until: '(min-width: 1320px)' },
];
const ALWAYS_A_MENU = { row: 'hidden', menu: '', until: null };
