import { useContext } from 'react';
import { preload } from 'react-dom';
import {
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
import { loadFormFacts } from '#content/contact/load-form-facts.server.ts';
import { loadFooterLogo } from '#content/navigation/load-footer-logo.server.ts';
import { loadNavigation } from '#content/navigation/load-navigation.server.ts';
import { FALLBACK_SITE_NAME, notFoundWords, routerErrorWords } from '#copy/error-screen-words.ts';
import { FALLBACK_NAVIGATION } from '#content/navigation/fallback.ts';
import { IslandScripts } from '#islands/island-scripts.tsx';
import { ToasterIsland } from '#islands/islands.tsx';
import { PageFilesContext } from '#islands/page-files.ts';
import { EARLY_PRESSES } from '#browser/early-presses.ts';
import { PAGE_POLICY } from '#browser/security-check.ts';
import { SPECULATION_RULES } from '#browser/speculation-rules.ts';
import { MARK_MACHINE_READER } from '#browser/machine-reader.ts';
import { THEME_BOOT } from '#browser/theme-boot.ts';
import { NO_WORKER, WORKER_PATH } from '#browser/worker-messages.ts';
import previewScript from './browser/preview/live-preview.ts?worker&url';
import { NotFoundScreen } from '#sections/layout/not-found-screen.tsx';
import { RouterErrorScreen } from '#sections/layout/router-error-screen.tsx';
import { SiteFooter } from '#sections/layout/site-footer.tsx';
import { SiteHeader } from '#sections/layout/site-header.tsx';
import { JSON_FEED_PATH, RSS_PATH } from '#seo/blog-feeds.ts';
import { pageMeta } from '#seo/page-meta.ts';
import { PreviewBar } from '#sections/preview/preview-bar.tsx';
import { PreviewScripts } from '#sections/preview/preview-scripts.tsx';
import type { AnalyticsSettings } from '#server/measuring/measuring.ts';
import { pageContext } from '#server/http/http.ts';
import { BackToTop } from '#ui/back-to-top.tsx';
import { PageIcons, PageIconsContext } from '#ui/page-icons.tsx';
import { Toaster } from '#ui/toaster.tsx';
import type { Route } from './+types/root.ts';
import { valueOf } from '#content/loaded.ts';
import applicationStyle from './app.css?url';

// Public pages have their stylesheet in them (decision record 002); browsers must not carry it as script.
const publicStyle = import.meta.env.SSR ? (await import('./public-pages.css?inline')).default : '';

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/icons/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/icons/favicon-32.png', type: 'image/png', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
  { rel: 'alternate', type: 'application/rss+xml', title: 'Blog', href: RSS_PATH },
  { rel: 'alternate', type: 'application/feed+json', title: 'Blog', href: JSON_FEED_PATH },
];

type Site = Awaited<ReturnType<typeof loader>>;

export async function loader({ context }: Route.LoaderArgs) {
  const { reader, settings, preview, draftsVersion } = context.get(pageContext);
  const [navigation, logo, formFacts] = await Promise.all([
    loadNavigation(reader),
    loadFooterLogo(reader, settings.content.footerLogoAssetId),
    loadFormFacts(reader, {
      entryIds: settings.content.contactEntryIds,
      contactEmail: settings.inquiries.contactEmail,
    }),
  ]);
  return {
    siteUrl: settings.siteUrl,
    siteName: settings.siteName,
    navigation: valueOf(navigation) ?? FALLBACK_NAVIGATION,
    logo: valueOf(logo),
    ...formFacts,
    year: new Date().getUTCFullYear(),
    analytics: analyticsOf(settings.operation.analytics),
    serviceWorker: hasWorker(settings.operation, preview) ? WORKER_PATH : NO_WORKER,
    preview: preview && {
      mode: preview,
      editorOrigins: [...settings.operation.previewEditorOrigins],
      draftsVersion: await draftsVersion,
    },
  };
}

/** None in development: it is built with the site, and would keep what has just been changed. */
function hasWorker({ serviceWorker }: { serviceWorker: boolean }, preview: unknown): boolean {
  return serviceWorker && !preview && !import.meta.env.DEV;
}

/** The head of the two error screens; every page words its own. */
export function meta({ error, loaderData }: Route.MetaArgs) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return pageMeta({
    siteUrl: loaderData?.siteUrl ?? 'http://localhost',
    siteName: loaderData?.siteName ?? FALLBACK_SITE_NAME,
    title: missing ? notFoundWords.meta.title : routerErrorWords.title,
    description: missing ? notFoundWords.meta.description : routerErrorWords.text,
    path: '/not-found',
    noindex: true,
  });
}

/** What the start script has to know of the sink; nothing where there is none. */
function analyticsOf({ sink, googleTagId }: AnalyticsSettings): Record<string, string> {
  if (sink === 'none') return {};
  if (sink !== 'google') return { 'data-analytics': 'site' };
  return {
    'data-analytics': 'google',
    'data-analytics-tag': googleTagId ?? '',
  };
}

/** Screens that are an application in the browser: the owner's, and the gallery of those who build the site. */
const APPLICATION = /^(?:admin|routes\/gallery)/u;

/** The fonts of every page. As a call and not as links they stand first in the head, before the first picture. */
function preloadFonts(): void {
  for (const name of ['geist-v3', 'bricolage-grotesque-v3'])
    preload(`/fonts/${name}.woff2`, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
}

function useIsApplication(): boolean {
  return useMatches().some(({ id }) => APPLICATION.test(id));
}

export function Layout({ children }: { children: React.ReactNode }) {
  preloadFonts();
  const site = useRouteLoaderData<typeof loader>('root');
  const isApplication = useIsApplication();
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={PAGE_POLICY} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#2563eb" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0a101d" media="(prefers-color-scheme: dark)" />
        <script
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? headScript(isApplication) : '' }}
        />
        {isApplication ? (
          <link rel="stylesheet" href={applicationStyle} />
        ) : (
          <style dangerouslySetInnerHTML={{ __html: publicStyle }} />
        )}
        <Meta />
        <Links />
      </head>
      <body>
        <PageIconsContext value={isApplication ? null : new Set()}>
          {children}
          {isApplication ? <Application /> : <Document site={site} />}
        </PageIconsContext>
      </body>
    </html>
  );
}

/** What must have run before the first paint; a public page also keeps what is pressed before its start script is there. */
function headScript(isApplication: boolean): string {
  return `${THEME_BOOT};${MARK_MACHINE_READER}${isApplication ? '' : `;${EARLY_PRESSES}`}`;
}

/** The end of a page that React takes over in the browser. */
function Application() {
  return (
    <>
      <Toaster />
      <Scripts />
    </>
  );
}

/** The end of a page that stays a document. */
function Document({ site }: { site: Site | undefined }) {
  const integrity = useContext(PageFilesContext)?.integrity[previewScript];
  return (
    <>
      <ToasterIsland />
      <PageIcons />
      {site && !site.preview && (
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: SPECULATION_RULES }} />
      )}
      <IslandScripts
        facts={site ? { ...site.analytics, 'data-service-worker': site.serviceWorker } : {}}
      />
      {/* After the import map: browsers may take none once a module is on its way. */}
      {site?.preview && (
        <PreviewScripts preview={site.preview} script={{ src: previewScript, integrity }} />
      )}
    </>
  );
}

export default function App() {
  // The owner's area has a frame of its own (admin/shell.tsx).
  if (useIsApplication()) return <Outlet />;
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  return (
    <SiteFrame>
      {isRouteErrorResponse(error) && error.status === 404 ? (
        <NotFoundScreen />
      ) : (
        <RouterErrorScreen error={error} />
      )}
    </SiteFrame>
  );
}

function SiteFrame({ children }: { children: React.ReactNode }) {
  const site = useRouteLoaderData<typeof loader>('root');
  const { pathname } = useLocation();
  const siteName = site?.siteName ?? FALLBACK_SITE_NAME;
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-full bg-primary px-5 py-3 text-on-primary focus-visible:translate-y-0"
      >
        Skip to content
      </a>
      <SiteHeader
        siteName={siteName}
        navigation={site?.navigation ?? FALLBACK_NAVIGATION}
        currentPath={pathname}
      />
      {site?.preview && <PreviewBar mode={site.preview.mode} path={pathname} />}
      <main id="main" tabIndex={-1} className="relative outline-none">
        {children}
        <BackToTop />
      </main>
      <SiteFooter siteName={siteName} logo={site?.logo ?? null} year={site?.year ?? 2026} />
    </>
  );
}
