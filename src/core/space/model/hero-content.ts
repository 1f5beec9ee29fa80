import { contentType } from './content-model.ts';
import { choice, integer, symbol, symbols, text } from './fields.ts';
import { image } from './link-fields.ts';
import { ADDRESS_HELP, BUTTON_HELP, SCHEDULE_FIELDS } from './shared-fields.ts';

/** Backgrounds the site draws; other words in older spaces fall back to the lightest. */
const HERO_BACKGROUNDS = ['mist', 'white', 'blue', 'night'] as const;
const HERO_TRANSITIONS = ['slide', 'fade'] as const;

export const heroContent = contentType({
  id: 'heroContent',
  name: 'Hero slide',
  description: 'One slide of a slider. The home page shows every slide with the id home-slider.',
  fields: [
    symbol('sliderId', 'Slider', { help: 'home-slider for the home page.' }),
    integer('slideOrder', 'Place in the slider', { help: '1 comes first.' }),
    symbol('title', 'Title', { help: 'At most eight words.' }),
    text('subtitle', 'Subtitle'),
    image('image', 'Picture', { help: 'At least 1600 pixels wide.' }),
    symbol('imageAlt', 'Description of the picture', {
      help: 'What the picture shows, for people who cannot see it.',
    }),
    symbol('primaryButtonText', 'First button: text', { help: BUTTON_HELP }),
    symbol('primaryButtonUrl', 'First button: address', { help: ADDRESS_HELP }),
    symbol('secondaryButtonText', 'Second button: text', { help: BUTTON_HELP }),
    symbol('secondaryButtonUrl', 'Second button: address', { help: ADDRESS_HELP }),
    symbols('featureItems', 'Selling points', {
      help: 'Up to four short points. Empty shows the four built-in ones on the home page.',
      validations: [{ size: { max: 4 } }],
    }),
    symbol('badgeText', 'Badge', { help: 'A few words above the title.' }),
    choice('backgroundClass', 'Background', HERO_BACKGROUNDS),
    choice('transitionEffect', 'Change of slides', HERO_TRANSITIONS),
    integer('slideDuration', 'Seconds on screen', {
      validations: [{ range: { min: 2, max: 60 } }],
    }),
    ...SCHEDULE_FIELDS,
  ],
});
