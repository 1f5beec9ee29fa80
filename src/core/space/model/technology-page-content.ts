import { contentType } from './content-model.ts';
import { symbol, text } from './fields.ts';
import { HERO_FIELDS, NAVIGATION_FIELD } from './shared-fields.ts';

export const technologyPageContent = contentType({
  id: 'technologyPageContent',
  name: 'Technology page',
  description: 'The words of /technology. Keep one entry. Its sections are entries of their own.',
  displayField: 'introTitle',
  fields: [
    NAVIGATION_FIELD,
    ...HERO_FIELDS,
    symbol('introTitle', 'Introduction: heading', { required: true }),
    text('introDescription', 'Introduction: text'),
  ],
});
