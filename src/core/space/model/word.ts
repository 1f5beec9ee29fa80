import { MAX_WORD_CHARACTERS } from '#content/own-words/own-words.ts';
import { contentType } from './content-model.ts';
import { symbol, text } from './fields.ts';

export const word = contentType({
  id: 'word',
  name: 'Own word',
  description:
    'A word of the site itself, in your words: on a button, in a form, in a mail. A language that you leave empty keeps ours.',
  displayField: 'key',
  fields: [
    symbol('key', 'Key', {
      required: true,
      help: 'As Words in the owner’s area shows it: inquiryWords.send',
      validations: [{ unique: true }],
    }),
    text('text', 'Your words', {
      help: 'Values such as {count} stay as they are.',
      validations: [{ size: { max: MAX_WORD_CHARACTERS } }],
    }),
  ],
});
