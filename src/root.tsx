import { useContext } from 'react';
import { preload } from 'react-dom';
import {
  data,
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import { addressIn } from '#content/locales/address-in.ts';
import { editedAddressIn } from '#content/locales/edited-address-in.ts';
import { DEFAULT_FONT_PAIR, FONT_PAIRS, type FontPair } from '#content/site-settings/font-pairs.ts';
import { blogWords } from '#copy/en/blog-words.ts';
import { gonePageWords } from '#copy/en/gone-page-words.ts';
import { notFoundWords } from '#copy/en/not-found-words.ts';
import { routerErrorWords } from '#copy/en/router-error-words.ts';
import { refusalWords } from '#copy/en/refusal-words.ts';
import type { Wording } from '#copy/wording.ts';
import { languageWords } from '#copy/en/language-words.ts';
import { IslandScripts } from '#islands/island-scripts.tsx';
import { ToasterIsland } from '#islands/islands.tsx';
import { PageFilesContext } from '#islands/page-files.ts';
import { EARLY_PRESSES } from '#browser/early-presses.ts';
import { LAY_OUT_IN_VIEW } from '#browser/lay-out-in-view.ts';
import { PAGE_POLICY } from '#browser/security-check.ts';
import { speculationRules } from '#browser/speculation-rules.ts';
import { MARK_MACHINE_READER } from '#dom/machine-reader.ts';
import { VISITOR_BOOT } from '#browser/visitor-boot.ts';
import previewScript from '#browser/preview/live-preview.ts?worker&url';
import { GoneScreen, NotFoundScreen } from '#sections/layout/not-found-screen.tsx';
import { RouterErrorScreen } from '#sections/layout/router-error-screen.tsx';
import { PromoStrip } from '#sections/layout/promo-strip.tsx';
import type { LanguageChoice } from '#sections/layout/language-menu.tsx';
import { SiteFooter } from '#sections/layout/site-footer.tsx';
import { SiteHeader } from '#sections/layout/site-header.tsx';
import { ThemeColors } from '#sections/layout/theme-colors.tsx';
import { JSON_FEED_PATH, RSS_PATH } from '#seo/blog-feeds.ts';
import { isAnnouncedIn, pageAnnouncedIn } from '#content/locales/translation.ts';
import { translatedPath } from '#seo/alternates.ts';
import { pageMeta } from '#seo/page-meta.ts';
import { PreviewBar } from '#sections/preview/preview-bar.tsx';
import { PreviewScripts } from '#sections/preview/preview-scripts.tsx';
import { pageContext } from '#server/http/http.ts';
import { ContentToasts } from '#sections/notices/content-toasts.tsx';
import { Extra, Frame, Sections } from '#sections/page/sections.tsx';
import { PageLanguageContext } from '#sections/page/use-foreign.ts';
import { AddressContext } from '#ui/address-context.ts';
import { BackToTop } from '#ui/back-to-top.tsx';
import { fontFiles, fontStyle } from '#ui/fonts/font-style.ts';
import { InlineScript, InlineStyle } from '#ui/inline-code.tsx';
import { PageIcons, PageIconsContext } from '#ui/page-icons.tsx';
import { Toaster } from '#ui/toaster.tsx';
import { NoticesContext } from '#ui/notices-context.ts';
import { useWords, WordingContext } from '#ui/wording-context.ts';
import type { Route } from './+types/root.ts';
import { ErrorBoundary as AdminErrorScreen } from '#admin/shell.tsx';
import { isApplication } from '#site/route-ids.ts';
import { loadSite } from '#site/load-site.server.ts';
import { siteWording } from '#site/site-wording.ts';
import { pageWords } from '#copy/en/page-words.ts';
import applicationStyle from './core/styles/app.css?url';
import { pageStyle } from './core/styles/page-style.ts';
import { isNoSuchPage } from './core/routes/no-such-page-meta.ts';
import printStyle from './core/styles/print.css?url';

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/icons/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/icons/favicon-32.png', type: 'image/png', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
];

export const loader = ({ context }: Route.LoaderArgs) => loadSite(context.get(pageContext));

/** A post that is not taken gets the frame and the reason; no loader or action of the page runs. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context }) => {
    const { refusal: status, wording } = context.get(pageContext);
    if (status === null) return;
    const words = wording.of(refusalWords);
    const refusal = words[REFUSAL_WORDS[status]];
    const statusText = status === 413 ? `${refusal} ${words.goBack}` : refusal;
    throw data({ refusal }, { status, statusText });
  },
];

const REFUSAL_WORDS = { 403: 'otherSite', 413: 'tooLarge', 415: 'unreadable' } as const;

/** A page keeps the brand that it was sent with, since its policy allows no other style: a new one shows on the next page. */
export function shouldRevalidate(): boolean {
  return false;
}

const ERROR_WORDS: Readonly<Record<number, typeof notFoundWords | typeof gonePageWords>> = {
  404: notFoundWords,
  410: gonePageWords,
};

/** Title and description of an error screen. */
function errorMeta(wording: Wording, error: unknown): { title: string; description: string } {
  const family = ERROR_WORDS[statusOfError(error)];
  if (family) return wording.of<Pick<typeof family, 'meta'>>(family).meta;
  const { title, text } = wording.of(routerErrorWords);
  return { title, description: text };
}

const statusOfError = (error: unknown) => (isRouteErrorResponse(error) ? error.status : 500);

/** The head of the error screens; every page words its own. */
export function meta({ error, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const wording = siteWording(loaderData.language);
  return pageMeta({
    siteUrl: loaderData.siteUrl,
    siteName: loaderData.siteName,
    logoUrl: loaderData.siteSettings.logo?.url ?? null,
    sameAs: loaderData.siteSettings.socialLinks,
    language: loaderData.language,
    base: loaderData.base,
    languages: loaderData.languages,
    homeName: wording.of(pageWords).home,
    ...errorMeta(wording, error),
    path: '/not-found',
    noindex: true,
  });
}

/** The fonts of every page. As a call and not as links they stand first in the head, before the first picture. */
function preloadFonts(pair: FontPair): void {
  for (const file of fontFiles(FONT_PAIRS[pair]))
    preload(file, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
}

function useIsApplication(): boolean {
  return isApplication(useMatches().map(({ id }) => id));
}

type Site = NonNullable<ReturnType<typeof useRouteLoaderData<typeof loader>>>;

/** What the owner's application was last given, in a browser. */
let lastInBrowser: Site | undefined;

/** The server always has it (`entry.server.tsx`); in a browser a request for it may fail, and the last one stays. */
function useSite(): Site {
  const site = useRouteLoaderData<typeof loader>('root') ?? lastInBrowser;
  if (!import.meta.env.SSR) lastInBrowser = site;
  return site!;
}

export function Layout({ children }: { children: React.ReactNode }) {
  const { siteUrl, brand, language, languages, direction, base, siteSettings, showNotices } =
    useSite();
  const own = languages.find((each) => each.base === base);
  const pageLanguage =
    own || direction === 'rtl' ? { code: own?.code ?? language, direction } : null;
  const shown = useMatches().at(-1)?.loaderData;
  const isThere = !own || isAnnouncedIn(own, pageAnnouncedIn(shown));
  const place = {
    ...{ base, bases: languages.map((each) => each.base) },
    origin: new URL(siteUrl).origin,
  };
  const fontPair = siteSettings.fontPair ?? DEFAULT_FONT_PAIR;
  preloadFonts(fontPair);
  const isTakenOver = useIsApplication();
  return (
    <html
      lang={language}
      dir={direction === 'rtl' ? 'rtl' : undefined}
      data-base={base === '' ? undefined : base}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={PAGE_POLICY} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <ThemeColors {...brand.themeColors} />
        <InlineScript text={import.meta.env.SSR ? headScript(isTakenOver) : ''} />
        <InlineStyle text={brand.style + fontStyle(FONT_PAIRS[fontPair])} />
        {isTakenOver ? (
          <link rel="stylesheet" href={applicationStyle} />
        ) : (
          <InlineStyle text={pageStyle(direction)} />
        )}
        <link rel="stylesheet" media="print" href={printStyle} />
        <Meta />
        {/* Styles need no nonce, and the browser hides its value from a hydration that compares it. */}
        {isTakenOver ? <Links nonce="" /> : <Links />}
        <Extra>
          {!isTakenOver && <FeedLinks base={isThere ? base : ''} language={language} />}
        </Extra>
      </head>
      <body>
        <PageIconsContext value={isTakenOver ? null : new Set()}>
          <WordingContext value={siteWording(language)}>
            <AddressContext value={(to) => editedAddressIn(place, to)}>
              <PageLanguageContext value={pageLanguage}>
                <NoticesContext value={showNotices}>{children}</NoticesContext>
                {isTakenOver ? <Application /> : <Document />}
              </PageLanguageContext>
            </AddressContext>
          </WordingContext>
        </PageIconsContext>
      </body>
    </html>
  );
}

/** The feeds of the blog in the page's language. */
function FeedLinks({ base, language }: { base: string; language: string }) {
  const { title } = siteWording(language).of(blogWords);
  const feeds = [
    ['application/rss+xml', RSS_PATH],
    ['application/feed+json', JSON_FEED_PATH],
  ] as const;
  return feeds.map(([type, path]) => (
    <link key={type} rel="alternate" type={type} title={title} href={addressIn({ base }, path)} />
  ));
}

/** What must have run before the first paint; a public page also keeps what is pressed before its start script is there. */
function headScript(isTakenOver: boolean): string {
  return `${VISITOR_BOOT};${MARK_MACHINE_READER}${isTakenOver ? '' : `;${LAY_OUT_IN_VIEW};${EARLY_PRESSES}`}`;
}

/** The end of a page that React takes over in the browser. */
function Application() {
  return (
    <>
      {/* Clear of the header and of a bar at the foot: a notice would cover their buttons, and stay while a pointer is on it. */}
      <div className="max-md:[&>section]:bottom-(--foot,1rem) md:[&>section]:top-20">
        <Extra>
          <Toaster />
        </Extra>
      </div>
      <Scripts />
    </>
  );
}

/** The end of a page that stays a document. */
function Document() {
  const { preview, analytics, serviceWorker, base, languages } = useSite();
  const integrity = useContext(PageFilesContext)?.integrity[previewScript];
  return (
    <>
      <Extra>
        <ToasterIsland />
      </Extra>
      <Extra>
        <PageIcons />
      </Extra>
      {!preview && <InlineScript type="speculationrules" text={speculationRules(base)} />}
      <Extra>
        <IslandScripts
          facts={{ ...analytics, 'data-service-worker': serviceWorker }}
          hasLanguages={languages.length > 0}
        />
      </Extra>
      {/* After the import map: browsers may take none once a module is on its way. */}
      <Extra>
        {preview && <PreviewScripts preview={preview} script={{ src: previewScript, integrity }} />}
      </Extra>
    </>
  );
}

export default function App() {
  // The owner's area has a frame of its own (admin/shell.tsx).
  const { pathname, search } = useLocation();
  const shown = useMatches().at(-1)?.loaderData;
  if (useIsApplication()) return <Outlet />;
  return (
    <SiteFrame path={isNoSuchPage(shown) ? null : pathname + search}>
      <Sections>
        <Outlet />
      </Sections>
    </SiteFrame>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (useIsApplication()) return <AdminErrorScreen />;
  const status = statusOfError(error);
  return (
    <SiteFrame path={null}>
      {status === 404 && <NotFoundScreen />}
      {status === 410 && <GoneScreen />}
      {status !== 404 && status !== 410 && <RouterErrorScreen error={error} />}
    </SiteFrame>
  );
}

/** This page in every language of the site, with its query. */
function useLanguageChoices(): LanguageChoice[] {
  const { languages, base } = useSite();
  const { pathname, search } = useLocation();
  const shown = useMatches().at(-1)?.loaderData;
  const own = languages.find((each) => each.base === base)?.code ?? '';
  return languages.map((each) => {
    const { offer, open, stay } = siteWording(each.code).of(languageWords);
    const path = translatedPath(each, { path: pathname, shown, own });
    return {
      ...each,
      href: addressIn(each, path + search),
      isCurrent: each.code === own,
      offer: { offer, open, stay },
    };
  });
}

/**
 * What stands around every public page.
 * @param path the page's own, with its query; null where there is no page
 */
function SiteFrame({ path, children }: { path: string | null; children: React.ReactNode }) {
  const site = useSite();
  const { siteName, siteSettings, menuPages, navigation, preview, promoStrip, logo, today } = site;
  const { pathname } = useLocation();
  const languages = useLanguageChoices();
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 inset-s-2 z-50 -translate-y-20 rounded-full bg-primary px-5 py-3 text-on-primary focus-visible:translate-y-0"
      >
        {useWords(pageWords).skip}
      </a>
      <Extra>{promoStrip && <PromoStrip strip={promoStrip} />}</Extra>
      <Frame as="header" siteName={siteName}>
        <SiteHeader
          siteName={siteName}
          navigation={navigation}
          settings={siteSettings}
          pages={menuPages.header}
          languages={languages}
          currentPath={pathname}
        />
      </Frame>
      <Extra>{preview && <PreviewBar mode={preview.mode} path={pathname} />}</Extra>
      <main id="main" tabIndex={-1} className="relative outline-none">
        {children}
        <Extra>
          <BackToTop />
        </Extra>
      </main>
      <Frame as="footer" siteName={siteName}>
        <ContentToasts notices={site.clientNotices} />
        <SiteFooter
          siteName={siteName}
          settings={siteSettings}
          pages={menuPages.footer}
          logo={logo}
          today={today}
          siteUrl={site.siteUrl}
          path={path === null ? null : addressIn(site, path)}
          languages={languages}
          phone={site.phone}
          address={site.address}
        />
      </Frame>
    </>
  );
}
