import { keptPalette } from '#content/brand/kept-palettes.ts';
import { toPageBrand } from '#content/brand/to-page-brand.ts';
import { loadFormFacts } from '#content/contact/load-form-facts.server.ts';
import { valueOf } from '#content/loaded.ts';
import { loadFooterLogo } from '#content/navigation/load-footer-logo.server.ts';
import { loadNavigation } from '#content/navigation/load-navigation.server.ts';
import { loadMenuPages } from '#content/pages/load-menu-pages.server.ts';
import { shownPromoStrip } from '#content/site-settings/shown-promo-strip.ts';
import type { PageContext } from '#server/http/http.ts';
import { clientNotices } from '../routes/content-notices.ts';
import { siteFacts } from './site-facts.ts';

/** What the frame of every page shows: the owner's settings, menus, brand and addresses. An outage leaves the fallbacks. */
export async function loadSite(site: PageContext) {
  const { reader, settings, preview, draftsVersion } = site;
  const [siteSettings, menuPages, navigation, logo, formFacts] = await Promise.all([
    site.siteSettings(),
    loadMenuPages(reader),
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
    siteName: siteSettings.siteName ?? facts.siteName,
    siteSettings,
    menuPages: valueOf(menuPages) ?? facts.menuPages,
    brand: toPageBrand(keptPalette(siteSettings).palette),
    promoStrip: shownPromoStrip(siteSettings.promoStrip, reader),
    navigation: valueOf(navigation) ?? facts.navigation,
    logo: valueOf(logo),
    ...formFacts,
    showNotices: site.showNotices,
    // After everything above has been asked for: this page's own tries count.
    clientNotices: clientNotices(site),
    preview: preview && {
      mode: preview,
      draftsVersion: await draftsVersion,
    },
  };
}
