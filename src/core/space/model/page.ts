import { contentType } from './content-model.ts';
import { boolean, choice, slug, symbol, text } from './fields.ts';
import { entries } from './link-fields.ts';
import { PAGE_SECTION_TYPES } from './page-sections.ts';
import { VISIBLE_FIELD } from './shared-fields.ts';

/** Where a page is linked from; the first where it does not say. */
const MENU_PLACES = ['nowhere', 'header', 'footer'] as const;

export const page = contentType({
  id: 'page',
  name: 'Page',
  description: 'A page of its own, made of sections in any order.',
  fields: [
    symbol('title', 'Title', { required: true, help: 'Stands in the menu and in search results.' }),
    slug('slug', '/…'),
    text('description', 'Description', {
      help: 'One or two sentences for search results and shared links.',
    }),
    entries('sections', 'Sections', PAGE_SECTION_TYPES, { validations: [{ size: { max: 40 } }] }),
    choice('menuPlace', 'Linked from', MENU_PLACES),
    boolean('indexed', 'In search engines', { help: 'Empty counts as yes.' }),
    VISIBLE_FIELD,
  ],
});
