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
import { notFoundWords, routerErrorWords } from '#copy/error-screen-words.ts';
import { IslandScripts } from '#islands/island-scripts.tsx';
import { ToasterIsland } from '#islands/islands.tsx';
import { PageFilesContext } from '#islands/page-files.ts';
import { EARLY_PRESSES } from '#browser/early-presses.ts';
import { PAGE_POLICY } from '#browser/security-check.ts';
import { SPECULATION_RULES } from '#browser/speculation-rules.ts';
import { MARK_MACHINE_READER } from '#browser/machine-reader.ts';
import { THEME_BOOT } from '#browser/theme-boot.ts';
import previewScript from './browser/preview/live-preview.ts?worker&url';
import { NotFoundScreen } from '#sections/layout/not-found-screen.tsx';
import { RouterErrorScreen } from '#sections/layout/router-error-screen.tsx';
import { SiteFooter } from '#sections/layout/site-footer.tsx';
import { SiteHeader } from '#sections/layout/site-header.tsx';
import { JSON_FEED_PATH, RSS_PATH } from '#seo/blog-feeds.ts';
import { pageMeta } from '#seo/page-meta.ts';
import { PreviewBar } from '#sections/preview/preview-bar.tsx';
import { PreviewScripts } from '#sections/preview/preview-scripts.tsx';
import { pageContext } from '#server/http/http.ts';
import { BackToTop } from '#ui/back-to-top.tsx';
import { PageIcons, PageIconsContext } from '#ui/page-icons.tsx';
import { Toaster } from '#ui/toaster.tsx';
import type { Route } from './+types/root.ts';
import { ErrorBoundary as AdminErrorScreen } from './admin/shell.tsx';
import { siteFacts } from './site-facts.ts';
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

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(pageContext);
  const { reader, settings, preview, draftsVersion } = site;
  const [navigation, logo, formFacts] = await Promise.all([
    loadNavigation(reader),
    loadFooterLogo(reader, settings.content.footerLogoAssetId),
    loadFormFacts(reader, {
      entryIds: settings.content.contactEntryIds,
      contactEmail: settings.inquiries.contactEmail,
    }),
  ]);
  const facts = siteFacts(site);
  return {
    ...facts,
    navigation: valueOf(navigation) ?? facts.navigation,
    logo: valueOf(logo),
    ...formFacts,
    preview: preview && {
      mode: preview,
      editorOrigins: [...settings.operation.previewEditorOrigins],
      draftsVersion: await draftsVersion,
    },
  };
}

/** The head of the two error screens; every page words its own. */
export function meta({ error, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return pageMeta({
    siteUrl: loaderData.siteUrl,
    siteName: loaderData.siteName,
    title: missing ? notFoundWords.meta.title : routerErrorWords.title,
    description: missing ? notFoundWords.meta.description : routerErrorWords.text,
    path: '/not-found',
    noindex: true,
  });
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

/** Public pages are rendered on the server alone, which always has it (`entry.server.tsx`). */
function useSite() {
  return useRouteLoaderData<typeof loader>('root')!;
}

export function Layout({ children }: { children: React.ReactNode }) {
  preloadFonts();
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
          {isApplication ? <Application /> : <Document />}
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
function Document() {
  const { preview, analytics, serviceWorker } = useSite();
  const integrity = useContext(PageFilesContext)?.integrity[previewScript];
  return (
    <>
      <ToasterIsland />
      <PageIcons />
      {!preview && (
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: SPECULATION_RULES }} />
      )}
      <IslandScripts facts={{ ...analytics, 'data-service-worker': serviceWorker }} />
      {/* After the import map: browsers may take none once a module is on its way. */}
      {preview && <PreviewScripts preview={preview} script={{ src: previewScript, integrity }} />}
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
  if (useIsApplication()) return <AdminErrorScreen />;
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
  const { siteName, navigation, preview, logo, year } = useSite();
  const { pathname } = useLocation();
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-full bg-primary px-5 py-3 text-on-primary focus-visible:translate-y-0"
      >
        Skip to content
      </a>
      <SiteHeader siteName={siteName} navigation={navigation} currentPath={pathname} />
      {preview && <PreviewBar mode={preview.mode} path={pathname} />}
      <main id="main" tabIndex={-1} className="relative outline-none">
        {children}
        <BackToTop />
      </main>
      <SiteFooter siteName={siteName} logo={logo} year={year} />
    </>
  );
}
