import type { ContentReader } from '../contentful/content-reader.ts';
import { loadedFrom } from '../loaded-from.ts';
import type { Loaded } from '../loaded.ts';
import { fieldsOf, readText } from '../mapping/read-fields.ts';
import { withTranslation, withTranslationOf } from '../locales/translation.ts';
import { readSingleEntry } from '../queries/read-single-entry.ts';
import { toTitledText } from '../mapping/titled-text.ts';
import { FALLBACK_BLOG_PAGE } from './fallback.ts';
import type { BlogPage } from './post.ts';

/** The blog list page's own words; each missing one has a default. */
export function loadBlogPage(reader: ContentReader): Promise<Loaded<BlogPage>> {
  const read = async () => {
    const found = await readSingleEntry(reader, 'blogPageContent');
    if (found === null) return null;
    const fields = fieldsOf(found.entry);
    const { intro, latestArticlesTitle, newsletter } = FALLBACK_BLOG_PAGE;
    const page = {
      intro: toTitledText(found.entry, 'introTitle', 'introDescription', intro),
      featuredPostsTitle: readText(fields, 'featuredPostsTitle'),
      latestArticlesTitle: readText(fields, 'latestArticlesTitle') || latestArticlesTitle,
      newsletter: withTranslationOf(
        {
          ...toTitledText(found.entry, 'newsletterTitle', 'newsletterDescription', newsletter),
          buttonText: readText(fields, 'newsletterButtonText') || newsletter.buttonText,
          placeholder: readText(fields, 'newsletterPlaceholder') || newsletter.placeholder,
        },
        found.entry,
        { buttonText: 'newsletterButtonText', placeholder: 'newsletterPlaceholder' },
      ),
    };
    return withTranslation(page, found.entry);
  };
  return loadedFrom(reader, read, { fallback: () => FALLBACK_BLOG_PAGE });
}
