import type { ContentReader } from '../content-reader.ts';
import type { ContentfulEntry } from '../contentful/contentful-entry.ts';
import type { Loaded } from '../loaded.ts';
import { withTranslationOf } from '../locales/translation.ts';
import { fieldsOf, readText } from '../mapping/read-fields.ts';
import { toTitledText } from '../mapping/titled-text.ts';
import { loadFromEntry } from '../queries/load-from-entry.ts';
import { readSingleEntry } from '../queries/read-single-entry.ts';
import { FALLBACK_BLOG_PAGE } from './fallback.ts';
import type { BlogPage } from './post.ts';

/** The blog list page's own words; each missing one has a default. */
export function loadBlogPage(reader: ContentReader): Promise<Loaded<BlogPage>> {
  const find = () => readSingleEntry(reader, 'blogPageContent');
  return loadFromEntry(reader, find, toBlogPage, { fallback: () => FALLBACK_BLOG_PAGE });
}

function toBlogPage(entry: ContentfulEntry): BlogPage {
  const fields = fieldsOf(entry);
  const { intro, latestArticlesTitle, newsletter } = FALLBACK_BLOG_PAGE;
  return {
    intro: toTitledText(entry, 'introTitle', 'introDescription', intro),
    featuredPostsTitle: readText(fields, 'featuredPostsTitle'),
    latestArticlesTitle: readText(fields, 'latestArticlesTitle') || latestArticlesTitle,
    newsletter: withTranslationOf(
      {
        ...toTitledText(entry, 'newsletterTitle', 'newsletterDescription', newsletter),
        buttonText: readText(fields, 'newsletterButtonText') || newsletter.buttonText,
        placeholder: readText(fields, 'newsletterPlaceholder') || newsletter.placeholder,
      },
      entry,
      { buttonText: 'newsletterButtonText', placeholder: 'newsletterPlaceholder' },
    ),
  };
}
