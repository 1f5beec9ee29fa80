import { baseOf, toSiteLanguages } from '#content/locales/page-language.ts';
import { pageWords } from '#copy/en/page-words.ts';
import { mayBeIndexed } from '#server/owner/owner.ts';
import type { PageContext } from '#server/http/http.ts';
import type { SeoSite } from '#seo/structured-data.ts';

/** What every page's head needs of the site, and whether search engines may keep the page. */
export type PageHead = SeoSite & { hidden: boolean };

/**
 * What a loader hands to its page's head. A preview is for its readers only, and a public site without content of the
 * owner's for nobody's index.
 */
export async function headOf({
  settings,
  reader,
  siteSettings,
  wording,
  language: { language, languages },
}: Pick<
  PageContext,
  'settings' | 'reader' | 'siteSettings' | 'wording' | 'language'
>): Promise<PageHead> {
  const { siteName, logo, socialLinks } = await siteSettings();
  return {
    siteUrl: settings.siteUrl,
    siteName: siteName ?? settings.siteName,
    logoUrl: logo?.url ?? null,
    sameAs: socialLinks,
    language: wording.language,
    base: baseOf(language),
    languages: toSiteLanguages(languages),
    homeName: wording.of(pageWords).home,
    hidden: reader.preview || !mayBeIndexed(settings),
  };
}
