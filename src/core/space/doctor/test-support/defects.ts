import type { Finding } from '../finding.ts';
import { DRAFT_ID } from './broken-space.ts';

/**
 * What the doctor has to say of the broken space: severity, check, entry and field, the nearest page harmed, and words of
 * the message, between which others may stand (…).
 */
const SAID: Record<string, string> = {
  'a missing required field':
    'error required-fields sample-machine-01-divi-wp.description on /machines/divi-wp: is empty',
  'the same on a hidden entry': 'notice required-fields hidden-machine.description: is empty',
  'a link to a missing entry':
    'error broken-links sample-goal-data-analytics.features on /business-goals/data-analytics: the entry gone, which does not exist',
  'a link to a missing asset':
    'error broken-links sample-goal-data-analytics.image on /business-goals/data-analytics: the asset gone-picture',
  'a link in a text to a draft': `warning broken-links sample-post-routes-by-need.content on /blog/routes-by-need: ${DRAFT_ID}, which is a draft`,
  'a slug used twice':
    'error slugs twin-goal.slug on /business-goals/bopis: same slug (sample-goal-bopis)',
  'the other of the two':
    'error slugs sample-goal-bopis.slug on /business-goals/bopis: same slug (twin-goal)',
  'a slug with spaces and capitals':
    'warning slugs sample-product-04-cosmetics.slug on /products/Cosmetics%20%26%20Care: hard to type',
  'a slug that no address can hold':
    'error slugs sample-product-03-fresh-food.slug on /products: no address: its slug holds “%2F”',
  'a slug that a fixed page takes':
    'error slugs sample-technology-payment-and-handover.slug on /technology/detailed: is taken',
  'a machine at the address of the comparison':
    'error slugs taken-machine.slug on /machines: is taken: it is where visitors compare machines',
  'a page at an address of the site':
    'error slugs taken-page.slug: address /products is taken: it is the page of all product types',
  'a page that no address can lead to':
    'error slugs capital-page.slug: more than lowercase letters, digits and hyphens',
  'two pages with one address':
    'error slugs twin-page.slug on /break-rooms-thanks: same slug (sample-page-break-room-thanks)',
  'the other of the two pages':
    'error slugs sample-page-break-room-thanks.slug on /break-rooms-thanks: same slug (twin-page)',
  'a section that holds nothing':
    'error left-out sample-break-room-text on /break-rooms: Section has no text, so it is left out',
  'a section of which nothing is left':
    'error left-out sample-break-room-questions on /break-rooms: Section has no question that shows',
  'a figure without a meaning':
    'error left-out sample-break-room-figures.figures on /break-rooms: “Many doors”, which is not a figure, a vertical bar and its meaning',
  'a button of a section that leads nowhere':
    'error unsafe-content sample-break-room-call.secondButtonUrl on /break-rooms: javascript:alert',
  'a form that leads to a hidden page':
    'error left-out sample-break-room-form.thankYouPage on /break-rooms: leads to a page that is hidden or has no address (ID: hidden-thanks)',
  'a page without sections': 'error left-out bare-page on /bare: no section that shows',
  'a button to no page':
    'error dead-pages sample-machines-page.heroPrimaryButtonUrl on /machines: /machines/sold-out leads to no page',
  'a full address of the site to no page':
    'error dead-pages sample-machines-page.heroSecondaryButtonUrl on /machines: https://www.example.com/gone leads',
  'a link in a text to no page':
    'error dead-pages dead-post.content on /blog/dead-post: /blog/nowhere',
  'a link to the old address of a renamed entry':
    'error dead-pages sample-post-age-checks-that-hold.content on /blog/age-checks-that-hold: /technology/payment-and-handover leads',
  'a link in a text to a hidden entry':
    'warning dead-pages hidden-post.content on /blog/hidden-post: hidden-machine, which is hidden',
  'a script address':
    'error unsafe-content sample-business-goals-page.heroPrimaryButtonUrl on /business-goals: javascript:alert',
  'a disguised foreign address':
    'error unsafe-content sample-business-goals-page.heroSecondaryButtonUrl on /business-goals: //elsewhere',
  'an unencrypted address':
    'warning unsafe-content sample-technology-page.heroPrimaryButtonUrl on /technology: not encrypted',
  'script in a text':
    'error unsafe-content sample-technology-page.introDescription on /technology: holds script',
  'HTML in a text': 'warning unsafe-content sample-blog-page.introDescription on /blog: holds HTML',
  'a drawing with script':
    'error unsafe-content sample-goal-bopis.icon on /business-goals/bopis: is taken out',
  'a drawing that is refused':
    'error unsafe-content sample-goal-fleet-management.icon on /business-goals/fleet-management: is refused',
  'an unknown choice':
    'warning field-values sample-machine-01-divi-wp.type on /machines/divi-wp: “fridge” is not a choice',
  'a number out of range':
    'warning field-values sample-testimonial-route.rating on /: out of range',
  'a text that cannot be drawn':
    'error left-out malformed-post.content on /blog/malformed: a table is left out',
  'a picture without words':
    'warning alternative-texts sample-picture-grocery.title on /products/grocery: neither title nor description',
  'a picture named like its file':
    'warning alternative-texts sample-picture-wall.title on /machines/option-2-wall-mount: name of a file',
  'a slide without words for its picture':
    'warning alternative-texts stray-slide.imageAlt: no description',
  'a long page title':
    'warning search-texts sample-product-01-grocery.title on /products/grocery: search results show about 60',
  'a long description':
    'warning search-texts sample-product-01-grocery.description on /products/grocery: has 161 characters',
  'a short description':
    'warning search-texts sample-product-02-vape.description on /products/vape: prefer 50 or more',
  'no description':
    'warning search-texts sample-products-page.heroDescription on /products: no description',
  'a picture too large to be resized':
    'error image-sizes sample-picture-divi.file on /machines/divi-wp: beyond 20 MB',
  'a heavy picture':
    'warning image-sizes sample-picture-locker.file on /machines/locker-10-cell: below 5 MB',
  'a picture of too many pixels':
    'warning image-sizes sample-picture-vape.file on /products/vape: 5000 × 3000',
  'a heavy drawing': 'warning image-sizes sample-picture-ui-dashboard.file: below 200 kB',
  'an unknown icon': 'warning icons lonely-feature.icon: “Sparklez”',
  'a part that nothing shows': 'notice unused-content lonely-feature: No entry links to it',
  'a second entry where one is read':
    'notice unused-content second-home on /: 2 entries of homePageContent',
  'a slide of no slider': 'notice unused-content stray-slide: no slider',
  'testimonials of no page': 'notice unused-content stray-testimonials: “careers”',
  'an asset that nothing shows': 'notice unused-content unused-picture: No entry uses',
  'a type without entries': 'notice missing-content about on /about: built-in words',
  'a missing content type': 'warning model faqItem on /contact: lacks this content type',
  'a foreign content type': 'notice model recipe: does not read this content type',
  'a main colour that cannot be read':
    'warning left-out sample-site-settings.mainColor on /: is #ffee55, … is needed',
  'a second colour that is none':
    'error left-out sample-site-settings.accentColor on /: "accentColor" is no color (amber)',
  'a name in the settings and in the entry':
    'notice site-settings sample-site-settings.siteName on /: “Another name” … The entry counts',
  'a logo in the settings and in the entry':
    'notice site-settings sample-site-settings.logo on /: FIXED_IDS … footer-logo … The entry counts',
  'a weight that the text contradicts':
    'warning machine-facts sample-machine-04-coolfront.weightKg on /machines/coolfront: “Weight … different things',
  'facts that nothing says for certain':
    'notice machine-facts sample-machine-05-frost on /machines/frost: for certain: “Weight in kilograms”, “Selections”.',
  'a missing field': 'notice model machine.warranty on /machines: lacks this field',
  'a missing field that a list is ordered by':
    'error model heroContent.slideOrder on /: lacks the field “slideOrder”',
  'a foreign field': 'notice model machine.colour on /machines: does not read this field',
  'a field of another kind':
    'error model blogPost.author on /blog: holds yes or no and the site reads short text',
  'a field hidden from the site':
    'warning model blogPost.excerpt on /blog: hidden from the delivery API',
};

const PARTS =
  /^(?<severity>\w+) (?<check>\S+) (?<id>[^\s.:]+)(?:\.(?<field>\w+))?(?: on (?<page>\S+))?: (?<words>.+)$/u;

type Defect = Pick<Finding, 'severity' | 'check' | 'id' | 'field'> & {
  page: string | undefined;
  words: string[];
};

/** The rows above, taken apart. */
export const DEFECTS: [what: string, Defect][] = Object.entries(SAID).map(([what, said]) => {
  const { field = null, words, ...rest } = PARTS.exec(said)!.groups as Record<string, string>;
  return [what, { ...rest, field, words: words!.split(' … ') } as Defect];
});
