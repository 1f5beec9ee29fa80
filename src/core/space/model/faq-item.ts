import { contentType } from './content-model.ts';
import { richText, symbol } from './fields.ts';
import { TEXT_ONLY } from './rich-text-rules.ts';

export const faqItem = contentType({
  id: 'faqItem',
  name: 'Question and answer',
  description: 'A question on the contact page.',
  displayField: 'question',
  fields: [
    symbol('question', 'Question', { required: true }),
    richText('answer', 'Answer', { required: true, validations: TEXT_ONLY }),
  ],
});
