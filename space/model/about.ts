import { contentType } from './content-model.ts';
import { richText } from './fields.ts';
import { ARTICLE } from './rich-text-rules.ts';
import { NAVIGATION_FIELD } from './shared-fields.ts';

export const about = contentType({
  id: 'about',
  name: 'About page',
  description: 'The text of /about. Keep one entry.',
  displayField: 'navigationLinkText',
  fields: [NAVIGATION_FIELD, richText('bodyContent', 'Text', { validations: ARTICLE })],
});
