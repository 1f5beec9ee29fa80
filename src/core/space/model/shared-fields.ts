import { boolean, date, integer, symbol, text } from './fields.ts';
import { image } from './link-fields.ts';

export const BUTTON_HELP =
  'The button shows only when both its text and its address are filled in.';
export const ADDRESS_HELP =
  'A path of this site such as /contact, an anchor such as #form, or a full https address.';

/** The seven hero fields that every page content type shares. */
export const HERO_FIELDS = [
  symbol('heroTitle', 'Hero title', { help: 'The large heading at the top of the page.' }),
  text('heroDescription', 'Hero text', { help: 'One or two sentences below the heading.' }),
  image('heroImage', 'Hero picture', {
    help: 'At least 1600 pixels wide. Describe what it shows in the title of the picture.',
  }),
  symbol('heroPrimaryButtonText', 'Hero first button: text', { help: BUTTON_HELP }),
  symbol('heroPrimaryButtonUrl', 'Hero first button: address', { help: ADDRESS_HELP }),
  symbol('heroSecondaryButtonText', 'Hero second button: text', { help: BUTTON_HELP }),
  symbol('heroSecondaryButtonUrl', 'Hero second button: address', { help: ADDRESS_HELP }),
] as const;

/** The label of a page in the header, the mobile menu and the footer. */
export const NAVIGATION_FIELD = symbol('navigationLinkText', 'Label in the menu', {
  help: 'Keep it to three words so that the menu fits on one line.',
});

/** Whether an entry shows at all (decision 4). */
export const VISIBLE_FIELD = boolean('visible', 'Show on the site', {
  help: 'No hides it everywhere, its own page included. Empty counts as yes.',
});

/** Where an entry stands in lists, and whether the home page shows it (decision 16). */
export const ORDER_FIELDS = [
  integer('displayOrder', 'Place in the list', {
    help: '1 comes first. Without a number it comes last; equal numbers go by title.',
  }),
  boolean('showOnHomepage', 'Show on the home page'),
  integer('homepageOrder', 'Place on the home page', { help: '1 comes first.' }),
] as const;

const ZONE_HELP =
  'The time counts in the zone chosen beside it (UTC+01:00 is Berlin in winter), not in that of the visitor.';

/** From when until when an entry shows; either may be empty. */
export const SCHEDULE_FIELDS = [
  date('firstMinute', 'Shows from', { help: `Empty: at once. ${ZONE_HELP}` }),
  date('lastMinute', 'Shows until', {
    help: `This minute included. Empty: without end. ${ZONE_HELP}`,
  }),
] as const;
