import { contentType } from './content-model.ts';
import { richText } from './fields.ts';
import { entries } from './link-fields.ts';
import { PAGE_SECTION_TYPES } from './page-sections.ts';
import { ARTICLE } from './rich-text-rules.ts';
import { NAVIGATION_FIELD } from './shared-fields.ts';

export const about = contentType({
  id: 'about',
  name: 'About page',
  description: 'The text of /about and what stands below it. Keep one entry.',
  displayField: 'navigationLinkText',
  fields: [
    NAVIGATION_FIELD,
    richText('bodyContent', 'Text', { validations: ARTICLE }),
    entries('sections', 'Sections', PAGE_SECTION_TYPES, {
      help: 'Below the text: figures, people, logos, what customers say. Show only what is true.',
      validations: [{ size: { max: 40 } }],
    }),
  ],
});
