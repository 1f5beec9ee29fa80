import { FONT_PAIRS, type FontPair } from '#content/site-settings/font-pairs.ts';
import { contentType } from './content-model.ts';
import { choice, symbol, symbols, text } from './fields.ts';
import { entries, entry, image } from './link-fields.ts';
import { ADDRESS_HELP, SCHEDULE_FIELDS } from './shared-fields.ts';

const FONT_PAIR_NAMES = Object.keys(FONT_PAIRS) as FontPair[];
const COLOR_PATTERN = '^#[0-9a-fA-F]{6}$';
const COLOR_MESSAGE = 'Write the color as # and six digits or letters from a to f: #2563eb.';
const COLOR_RULE = [{ regexp: { pattern: COLOR_PATTERN }, message: COLOR_MESSAGE }];

/** The colors of a promo strip; `brand` is the first. */
const PROMO_COLORS = ['brand', 'accent', 'ink'] as const;

export const siteSettings = contentType({
  id: 'siteSettings',
  name: 'Site settings',
  description:
    'Name, logo, colors, fonts and menus of the site. Keep one entry; what is empty stays as the site has it.',
  fields: [
    symbol('title', 'Title', { required: true, help: 'For editors only.' }),
    symbol('siteName', 'Name of the site', {
      help: 'Stands in the header, in titles, in mail and on cards. Empty: the setting SITE_NAME.',
    }),
    image('logo', 'Logo', { help: 'On light ground. At least 64 pixels high, SVG or PNG.' }),
    image('logoDark', 'Logo on dark ground', {
      help: 'Empty: the logo above, also on dark ground.',
    }),
    image('icon', 'Icon', {
      help: 'A square picture of at least 512 pixels, SVG or PNG. All sizes are made from it.',
    }),
    symbol('mainColor', 'Main color', {
      help: 'Buttons, links and bands. For example #2563eb. Moved a little where it could not be read.',
      validations: COLOR_RULE,
    }),
    symbol('accentColor', 'Second color', {
      help: 'Badges and highlights. Empty: chosen to suit the main color.',
      validations: COLOR_RULE,
    }),
    choice('fontPair', 'Fonts', FONT_PAIR_NAMES, { help: 'Headings and text. Empty: the first.' }),
    symbols('socialLinks', 'Social networks', {
      help: 'Full addresses of your own pages, for example https://www.linkedin.com/company/…',
      validations: [{ size: { max: 8 } }],
    }),
    entries('headerLinks', 'Links in the header', ['navigationLink'], {
      help: 'In order. Empty: the pages of the site.',
      validations: [{ size: { max: 10 } }],
    }),
    entry('headerButton', 'Button in the header', ['navigationLink']),
    entries('footerColumns', 'Columns of the footer', ['footerColumn'], {
      help: 'Empty: the two columns of the site.',
      validations: [{ size: { max: 4 } }],
    }),
    symbol('footerLine', 'Line in the footer', { help: 'One sentence below the logo.' }),
    symbols('languages', 'Languages of the site', {
      help: 'Codes of the locales that visitors can choose, in the order of the menu: en-US, de. Empty: the default alone.',
      validations: [{ size: { max: 20 } }],
    }),
    image('socialPicture', 'Picture for shared links', {
      help: 'Shows where a page without a picture of its own is shared. At least 1200 pixels wide.',
    }),
    entry('promoStrip', 'Promo strip', ['promoStrip'], { help: 'A line above the header.' }),
    text('searchSynonyms', 'Search: words that mean the same', {
      help: 'A line for each meaning, with commas: fridge, cooler, chilled',
    }),
    text('searchBestBets', 'Search: pages that come first', {
      help: 'A line for each page: telephone, phone number = /contact',
    }),
    text('paybackFirst', 'Payback: first values', {
      help: 'A line for each, with its source: currency = EUR, or machine = 4800; Our price list, 2026; https://…',
    }),
  ],
});

export const navigationLink = contentType({
  id: 'navigationLink',
  name: 'Menu link',
  description: 'A link in the header or the footer.',
  fields: [
    symbol('title', 'Words', { required: true, help: 'At most three words.' }),
    symbol('url', 'Address', { required: true, help: ADDRESS_HELP }),
  ],
});

export const footerColumn = contentType({
  id: 'footerColumn',
  name: 'Footer column',
  description: 'A heading in the footer with the links below it.',
  fields: [
    symbol('title', 'Heading', { required: true }),
    entries('links', 'Links', ['navigationLink'], { validations: [{ size: { max: 12 } }] }),
  ],
});

export const promoStrip = contentType({
  id: 'promoStrip',
  name: 'Promo strip',
  description: 'A line above the header of every page. Chosen in the site settings.',
  fields: [
    symbol('title', 'Words', { required: true, help: 'One sentence.' }),
    symbol('linkText', 'Link: words'),
    symbol('linkUrl', 'Link: address', { help: ADDRESS_HELP }),
    choice('color', 'Color', PROMO_COLORS),
    ...SCHEDULE_FIELDS,
  ],
});
