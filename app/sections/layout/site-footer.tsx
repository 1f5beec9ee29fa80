import type { FooterLogo } from '#content/navigation/navigation.ts';
import { SiteLink } from '#ui/site-link.tsx';
import { Picture } from '#ui/picture.tsx';
import { LogoMark } from './site-logo.tsx';

/** Stands in for a logo that cannot be loaded (part 2 section 2). */
const LOCAL_LOGO = '/icons/favicon.svg';

const SOLUTIONS = [
  { label: 'Products', to: '/products' },
  { label: 'Machines', to: '/machines' },
  { label: 'Technology', to: '/technology' },
];
const COMPANY = [
  { label: 'About Us', to: '/about' },
  { label: 'Blog', to: '/blog' },
  { label: 'Contact', to: '/contact' },
];
const LEGAL = [
  { label: 'Privacy Policy', to: '/privacy' },
  { label: 'Terms of Service', to: '/terms' },
  { label: 'Contact Us', to: '/contact' },
];

/** The footer of every page (part 2 section 2). `year` comes from the server, so that both renders agree. */
export function SiteFooter({
  siteName,
  logo,
  year,
}: {
  siteName: string;
  logo: FooterLogo;
  year: number;
}) {
  return (
    <footer data-ground="ink" className="bg-ink-950 pt-18 pb-8 text-[#c6d1e3]">
      <div className="container-site">
        <div className="grid gap-10 pb-14 md:grid-cols-[2fr_1fr_1fr]">
          <div>
            <SiteLink
              to="/"
              aria-label={siteName}
              className="inline-flex items-center gap-[11px] text-[1.06rem] font-[650] tracking-[-0.02em] text-white"
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
            <p className="mt-4 max-w-[25em] text-[#a5b3c9]">
              Software, machines and smart lockers for unattended retail.
            </p>
          </div>
          <FooterColumn title="Solutions" links={SOLUTIONS} />
          <FooterColumn title="Company" links={COMPANY} />
        </div>
        <div className="flex flex-col-reverse flex-wrap justify-between gap-5 border-t border-white/12 pt-6.5 text-[0.9rem] text-[#a5b3c9] md:flex-row">
          <p>
            © {year} {siteName}
          </p>
          <nav aria-label="Legal" className="flex flex-wrap gap-x-6 gap-y-2">
            {LEGAL.map(({ label, to }) => (
              <SiteLink key={label} to={to} className="py-0.5 hover:text-white">
                {label}
              </SiteLink>
            ))}
          </nav>
        </div>
      </div>
    </footer>
  );
}

function FooterColumn({ title, links }: { title: string; links: { label: string; to: string }[] }) {
  return (
    <nav aria-label={title}>
      <p className="mb-3.5 text-[0.95rem] font-[560] text-white">{title}</p>
      <ul>
        {links.map(({ label, to }) => (
          <li key={label}>
            <SiteLink to={to} className="inline-block py-[5px] hover:text-white">
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
