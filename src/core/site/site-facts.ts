import { defaultPalette } from '#content/brand/kept-palettes.ts';
import { toPageBrand } from '#content/brand/to-page-brand.ts';
import { FALLBACK_NAVIGATION } from '#content/navigation/fallback.ts';
import { NO_SITE_SETTINGS } from '#content/site-settings/site-settings.ts';
import type { AnalyticsSettings } from '#server/measuring/measuring.ts';
import type { PageContext } from '#server/http/http.ts';
import { baseOf, toSiteLanguages } from '#content/locales/page-language.ts';
import type { ContentNotice } from '#sections/notices/content-toasts.tsx';
import { NO_WORKER, WORKER_PATH } from '#browser/worker-messages.ts';

/** What the frame of every page says without asking content; all of it where `load-site.server.ts` fails. */
export function siteFacts({ settings, preview, language: page, wording }: PageContext) {
  const { siteUrl, siteName, operation } = settings;
  return {
    siteUrl,
    siteName,
    language: wording.language,
    direction: page.language.direction,
    base: baseOf(page.language),
    languages: toSiteLanguages(page.languages),
    navigation: FALLBACK_NAVIGATION,
    logo: null,
    phone: '',
    address: '',
    preview: null,
    clientNotices: [] as ContentNotice[],
    siteSettings: NO_SITE_SETTINGS,
    menuPages: { header: [], footer: [] },
    brand: toPageBrand(defaultPalette()),
    promoStrip: null,
    today: Date.now(),
    analytics: analyticsOf(operation.analytics),
    serviceWorker: hasWorker(operation, preview) ? WORKER_PATH : NO_WORKER,
  };
}

/** None in development: it is built with the site, and would keep what has just been changed. */
function hasWorker({ serviceWorker }: { serviceWorker: boolean }, preview: unknown): boolean {
  return serviceWorker && !preview && !import.meta.env.DEV;
}

/** What the start script has to know of the sink; nothing where there is none. */
function analyticsOf(analytics: AnalyticsSettings): Record<string, string> {
  if (analytics.sink === 'none') return {};
  if (analytics.sink !== 'google') return { 'data-analytics': 'site' };
  return { 'data-analytics': 'google', 'data-analytics-tag': analytics.tagId };
}
