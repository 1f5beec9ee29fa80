import { useId } from 'react';
import { ADDRESSES } from '#content/addresses/addresses.ts';
import { telephoneAddress } from '#content/contact/telephone-address.ts';
import type { Action } from '#content/navigation/action.ts';
import type { FooterLogo } from '#content/navigation/navigation.ts';
import type { FooterColumn, SiteSettings } from '#content/site-settings/site-settings.ts';
import { footerWords } from '#copy/en/footer-words.ts';
import { dayText } from '#copy/moment-text.ts';
import { useForeign } from '#sections/page/use-foreign.ts';
import { SiteLink } from '#ui/site-link.tsx';
import { Picture } from '#ui/picture.tsx';
import { useWording, useWords } from '#ui/wording-context.ts';
import { FooterLanguages, type LanguageChoice } from './language-menu.tsx';
import { socialNetwork } from './social-network.ts';
import { LogoMark } from './site-logo.tsx';

/** Stands in for a logo that cannot be loaded (part 2 section 2). */
const LOCAL_LOGO = '/icons/favicon.svg';

const LEGAL = ['/privacy', '/terms', '/contact'] as const;

/** The room of the brand beside one to five columns. */
const GRIDS: Record<number, string> = {
  1: 'md:grid-cols-[2fr_1fr]',
  2: 'md:grid-cols-[2fr_1fr_1fr]',
  3: 'md:grid-cols-[2fr_1fr_1fr_1fr]',
  4: 'md:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr_1fr]',
  5: 'md:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr_1fr_1fr]',
};

/** The footer of every page (part 2 section 2). On paper it says where the page is from, and of which day. */
export function SiteFooter({
  siteName,
  settings,
  pages = [],
  logo: namedLogo,
  today,
  siteUrl,
  path,
  languages = [],
  phone = '',
  address = '',
}: {
  siteName: string;
  settings: Pick<
    SiteSettings,
    'logo' | 'logoDark' | 'footerColumns' | 'footerLine' | 'socialLinks'
  >;
  /** Pages of the owner's that are linked from here. */
  pages?: readonly Action[];
  logo: FooterLogo;
  /** When the page was made, in milliseconds since 1970. */
  today: number;
  siteUrl: string;
  /** The page's own, with its query; null where there is no page. */
  path: string | null;
  /** This page in the languages of the site. */
  languages?: readonly LanguageChoice[];
  /** As on the contact page; '' where the owner has not filled it in. */
  phone?: string;
  address?: string;
}) {
  const wording = useWording();
  const words = wording.of(footerWords);
  const foreign = useForeign();
  const logo = settings.logoDark ?? settings.logo ?? namedLogo;
  const names: Readonly<Record<string, string>> = words.links;
  const ownColumns = (['solutions', 'company'] as const).map((column): FooterColumn => ({
    title: words.columns[column],
    links: ADDRESSES.filter(({ footer }) => footer === column).map(({ path: url }) => ({
      text: names[url] ?? url,
      url,
    })),
  }));
  const columns = [
    ...(settings.footerColumns.length > 0 ? settings.footerColumns : ownColumns),
    ...(pages.length > 0 ? [{ title: words.more, links: [...pages] }] : []),
  ];
  return (
    <footer data-ground="ink" className="bg-ink-950 [--ring:#fff] pt-18 pb-8 text-on-footer">
      <div className="container-site">
        <div
          className={`grid gap-10 pb-14 max-md:grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] ${GRIDS[columns.length] ?? GRIDS[4]}`}
        >
          <div className="max-md:col-span-full">
            <HomeLogo siteName={siteName} logo={logo} />
            <p {...foreign(settings, 'footerLine')} className="mt-4 max-w-[26em] text-on-footer-2">
              {settings.footerLine ?? words.line}
            </p>
            <ContactLines phone={phone} address={address} />
            <SocialLinks links={settings.socialLinks} />
          </div>
          {columns.map((column, index) => (
            <LinkColumn key={index} {...column} />
          ))}
        </div>
        <div className="flex flex-col-reverse flex-wrap justify-between gap-5 border-t border-white/12 pt-6.5 text-note text-on-footer-2 md:flex-row">
          <p className="py-0.5">
            © {new Date(today).getUTCFullYear()} <bdi>{siteName}</bdi>
            <span className="hidden print:inline">
              {' '}
              {path !== null && (
                <>
                  ·{' '}
                  <bdi>
                    {siteUrl}
                    {path}
                  </bdi>{' '}
                </>
              )}
              · {dayText(wording, today)}
            </span>
          </p>
          <FooterLanguages choices={languages} />
          <nav aria-label={words.legal} className="flex flex-wrap gap-x-6 gap-y-2 touch:gap-y-5">
            {LEGAL.map((url) => (
              <SiteLink key={url} to={url} className="touch-area py-0.5 hover:text-white">
                {words.legalLinks[url]}
              </SiteLink>
            ))}
          </nav>
        </div>
      </div>
    </footer>
  );
}

function HomeLogo({ siteName, logo }: { siteName: string; logo: FooterLogo }) {
  return (
    <SiteLink
      to="/"
      aria-label={siteName}
      className="touch-area inline-flex items-center gap-[11px] text-body font-semibold tracking-[-0.02em] text-white"
    >
      {logo ? (
        <Picture
          picture={logo}
          alt=""
          sizes="224px"
          broken={{ picture: LOCAL_LOGO }}
          className="max-h-32 max-w-56 object-contain object-left"
        />
      ) : (
        <>
          <LogoMark />
          {siteName}
        </>
      )}
    </SiteLink>
  );
}

function LinkColumn(column: FooterColumn) {
  const foreign = useForeign();
  const { title, links } = column;
  const marks = foreign(column, 'title');
  const id = useId();
  // A name of another language than its links is that of the element which says its language.
  return (
    <nav {...(marks.lang ? { 'aria-labelledby': id } : { 'aria-label': title })}>
      <p {...marks} {...(marks.lang && { id })} className="mb-3.5 text-note font-medium text-white">
        {title}
      </p>
      <ul>
        {links.map((link, index) => (
          <li key={index}>
            <SiteLink
              {...foreign(link, 'text')}
              to={link.url}
              className="touch-area inline-block py-[5px] hover:text-white touch:my-1"
            >
              {link.text}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The owner's address and telephone; nothing where neither is known. */
function ContactLines({ phone, address }: { phone: string; address: string }) {
  if (phone === '' && address === '') return null;
  const href = telephoneAddress(phone);
  return (
    <address className="mt-5 text-on-footer-2 not-italic">
      {address !== '' && (
        <p dir="auto" className="whitespace-pre-line">
          {address}
        </p>
      )}
      {phone !== '' && (
        <p dir="ltr" className="mt-1">
          {href ? (
            <a href={href} className="touch-area inline-block py-1 text-white hover:underline">
              {phone}
            </a>
          ) : (
            phone
          )}
        </p>
      )}
    </address>
  );
}

/** The owner's pages at social networks, by the names of the networks. */
function SocialLinks({ links }: { links: readonly string[] }) {
  const words = useWords(footerWords);
  if (links.length === 0) return null;
  return (
    <nav aria-label={words.social} className="mt-5 flex flex-wrap gap-x-5 gap-y-1 touch:gap-y-5">
      {links.map((url) => (
        <a
          key={url}
          href={url}
          rel="me noopener"
          className="touch-area py-1 text-white hover:underline"
        >
          {socialNetwork(url)}
        </a>
      ))}
    </nav>
  );
}
