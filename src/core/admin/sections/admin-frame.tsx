import type { ReactNode } from 'react';
import { Form, NavLink } from 'react-router';
import { adminWords } from '#admin/copy/en/admin-words.ts';
import { SCREENS } from '#admin/screens.ts';
import { LogoMark } from '#sections/layout/site-logo.tsx';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import { ThemeSwitch } from '#ui/theme-switch.tsx';

const { pages } = adminWords;

// On a wide screen, where nothing scrolls sideways, it would scroll the page.
const AT_CURRENT = 'max-lg:aria-[current=page]:[scroll-initial-target:nearest]';
const LINK = `inline-flex min-h-11 items-center gap-2.5 rounded-chip px-3 text-note whitespace-nowrap hover:bg-chip hover:text-link lg:flex aria-[current=page]:bg-chip aria-[current=page]:font-medium aria-[current=page]:text-link aria-[current=page]:shadow-rest ${AT_CURRENT}`;

const HEADER_LINK =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 text-note whitespace-nowrap text-text-2 underline-offset-4 hover:text-link hover:underline';

/** Whoever is signed in, as far as the frame shows it. */
export type AdminPerson = {
  email: string;
  role: keyof typeof adminWords.roles;
  /** Where content is edited; null where there is no such place, or not for this role. */
  editorUrl: string | null;
  /** What the role may do. */
  may: readonly string[];
  /** How many inquiries are open; 0 for whom they are not. */
  openInquiries: number;
};

/**
 * Around every page of the owner's: the way out to the site, where one can go, who one is. Nothing sticks to the window's
 * upper edge, so nothing can lie over a heading. Links to the public site load it as a document of its own.
 * @param person who is signed in; null on the pages before that, which show neither navigation nor account
 */
export function AdminFrame({
  siteName,
  person,
  children,
}: {
  siteName: string;
  person: AdminPerson | null;
  children: ReactNode;
}) {
  return (
    <div className="flex min-h-dvh flex-col bg-band">
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-full bg-primary px-5 py-3 text-on-primary focus-visible:translate-y-0"
      >
        {adminWords.skip}
      </a>
      <AdminHeader siteName={siteName} person={person} />
      {person === null ? (
        <main id="main" tabIndex={-1} className="outline-none">
          {children}
        </main>
      ) : (
        <div className="container-site grid w-full gap-5 pt-3 pb-10 print:block lg:grid-cols-[230px_minmax(0,1fr)] lg:gap-10 lg:py-9">
          <AdminNav person={person} />
          <main
            id="main"
            tabIndex={-1}
            className="grid min-w-0 grid-cols-1 content-start gap-6 outline-none"
          >
            {children}
          </main>
        </div>
      )}
    </div>
  );
}

function AdminHeader({ siteName, person }: { siteName: string; person: AdminPerson | null }) {
  const home = (
    <>
      <LogoMark size={28} />
      <span className="truncate">{siteName}</span>
    </>
  );
  const homeLook = 'mr-auto inline-flex min-h-11 min-w-0 items-center gap-2.5 font-semibold';
  return (
    <header className="border-b border-line bg-bg">
      <div className="container-site flex min-h-14 items-center gap-x-1 sm:gap-x-5">
        {person ? (
          <NavLink to="/admin" end className={homeLook}>
            {home}
          </NavLink>
        ) : (
          <p className={homeLook}>{home}</p>
        )}
        <a href="/" className={HEADER_LINK}>
          <Icon name="globe" size={18} />
          <span className="max-sm:sr-only">{adminWords.viewSite}</span>
        </a>
        {person && (
          <NavLink to="/admin/account" className={`${HEADER_LINK} max-w-[240px] max-md:hidden`}>
            <span className="truncate">{person.email}</span>
          </NavLink>
        )}
        <ThemeSwitch />
        {person && (
          <Form method="post" action="/admin/sign-out" reloadDocument>
            <button type="submit" className={HEADER_LINK}>
              <Icon name="log-out" size={18} />
              <span className="max-sm:sr-only">{adminWords.signOut}</span>
            </button>
          </Form>
        )}
      </div>
    </header>
  );
}

function AdminNav({ person: { editorUrl, may, openInquiries } }: { person: AdminPerson }) {
  return (
    <nav aria-label={adminWords.nav} className="-mx-2 min-w-0">
      {/* One line that scrolls on a narrow screen, beginning at the page one is on. */}
      <ul className="flex gap-1 p-1 max-lg:overflow-x-auto lg:flex-col">
        {SCREENS.map(
          ({ path, menu, see }) =>
            menu &&
            may.includes(see) && (
              <li key={path}>
                <NavLink to={path} end={path === '/admin'} className={LINK}>
                  <Icon name={menu.icon} size={18} />
                  {pages[menu.label]}
                  {see === 'inquiries' && openInquiries > 0 && <OpenCount count={openInquiries} />}
                </NavLink>
              </li>
            ),
        )}
        {editorUrl !== null && (
          <li>
            <a href={editorUrl} rel="noopener" className={LINK}>
              <Icon name="external-link" size={18} />
              {pages.editor}
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** How many inquiries are open, beside the link to them and in its name. */
function OpenCount({ count }: { count: number }) {
  return (
    <>
      {' '}
      <span className="inline-flex min-h-6 min-w-6 items-center lg:ms-auto justify-center rounded-full bg-primary px-1.5 text-small text-on-primary tabular-nums">
        {count}
        <span className="sr-only"> {adminWords.open}</span>
      </span>
    </>
  );
}

/** The heading of a page of the owner's. @param back where the list is that the page is of, if it is of one */
export function AdminHeading({
  title,
  text,
  back,
}: {
  title: string;
  text?: ReactNode;
  back?: { to: string; label: string };
}) {
  return (
    <div>
      {back && (
        <p className="mb-2 text-note">
          <SiteLink
            to={back.to}
            className="inline-flex min-h-6 items-center gap-2 text-link underline-offset-4 hover:underline"
          >
            <Icon name="arrow-left" size={18} />
            {back.label}
          </SiteLink>
        </p>
      )}
      <h1 className="text-sub!">{title}</h1>
      {text && <p className="mt-2 max-w-[46em] text-note text-text-2">{text}</p>}
    </div>
  );
}
