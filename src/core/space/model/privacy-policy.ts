import { contentType } from './content-model.ts';
import { richText } from './fields.ts';
import { ARTICLE } from './rich-text-rules.ts';

export const privacyPolicy = contentType({
  id: 'privacyPolicy',
  name: 'Legal texts',
  description: 'The texts of /privacy and /terms. Keep one entry.',
  displayField: null,
  fields: [
    richText('privacyMainText', 'Privacy policy', { validations: ARTICLE }),
    richText('termsOfUse', 'Terms of service', { validations: ARTICLE }),
  ],
});
