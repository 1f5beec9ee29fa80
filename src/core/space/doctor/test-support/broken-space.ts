import { buildSpace } from '../../build-space.ts';
import { assetLink, entryLink } from '../../contentful-export.ts';
import type { ContentfulExport, ExportEntry } from '../../contentful-export.ts';

const space = structuredClone(buildSpace());

/** A post that the sample keeps as a draft. */
export const DRAFT_ID = space.entries.find(({ sys }) => sys.publishedVersion === undefined)!.sys.id;

const text = (value: string) => ({ nodeType: 'text', value, marks: [], data: {} });
const node = (nodeType: string, content: unknown[], data = {}) => ({ nodeType, data, content });
const withInline = (nodeType: string, data: object) =>
  node('document', [node('paragraph', [node(nodeType, [text('here')], data)])]);

function entry(id: string): ExportEntry {
  const found = space.entries.find(({ sys }) => sys.id === id);
  if (found === undefined) throw new Error(`The sample holds no ${id}.`);
  return found;
}

function set(id: string, field: string, value: unknown): void {
  const { fields } = entry(id);
  if (value === undefined) delete fields[field];
  else fields[field] = { 'en-US': value };
}

function copy(id: string, newId: string, values: Record<string, unknown> = {}): void {
  const made = structuredClone(entry(id));
  made.sys.id = newId;
  space.entries.push(made);
  for (const [field, value] of Object.entries(values)) set(newId, field, value);
}

function assetOf(name: string) {
  const found = space.assets.find(({ sys }) => sys.id === `sample-picture-${name}`);
  if (found === undefined) throw new Error(`The sample holds no picture ${name}.`);
  return found;
}

const file = (name: string) => assetOf(name).fields.file['en-US']!;
const type = (id: string) => space.contentTypes.find(({ sys }) => sys.id === id)!;
const fieldOf = (typeId: string, id: string) =>
  type(typeId).fields.find((field) => field.id === id)!;

/**
 * The sample space with one defect of each kind that the doctor knows, each in another place.
 */
export function brokenSpace(): ContentfulExport {
  breakEntries();
  breakLinks();
  breakPictures();
  breakModel();
  return space;
}

function breakEntries(): void {
  set('sample-site-settings', 'mainColor', '#ffee55');
  set('sample-site-settings', 'accentColor', 'amber');
  set('sample-site-settings', 'siteName', 'Another name');
  set('sample-site-settings', 'logo', {
    sys: { type: 'Link', linkType: 'Asset', id: 'sample-picture-break-room' },
  });
  set('sample-machine-01-divi-wp', 'description', undefined);
  set('sample-machine-01-divi-wp', 'type', 'fridge');
  set('sample-machine-04-coolfront', 'weight', '290 kg');
  set('sample-machine-05-frost', 'weight', 'about 390 kg');
  set('sample-machine-05-frost', 'weightKg', undefined);
  set('sample-machine-05-frost', 'selections', undefined);
  set('sample-testimonial-route', 'rating', 9);
  set(
    'sample-product-01-grocery',
    'title',
    'A title that goes on and on until no search result shows all',
  );
  set('sample-product-01-grocery', 'description', 'x'.repeat(161));
  set('sample-product-02-vape', 'description', 'Too short');
  set('sample-products-page', 'heroDescription', undefined);
  set('sample-products-page', 'purposeStatementDescription', undefined);
  copy('sample-goal-bopis', 'twin-goal');
  set('sample-product-04-cosmetics', 'slug', 'Cosmetics & Care');
  set('sample-technology-payment-and-handover', 'slug', 'detailed');
  copy('sample-machine-09-chill-locker', 'taken-machine', { slug: 'compare' });
  set('sample-product-03-fresh-food', 'slug', 'fresh%2Ffood');
  copy('sample-feature-grocery-1', 'lonely-feature', { icon: 'Sparklez' });
  copy('sample-home-page', 'second-home');
  copy('sample-slide-lobby', 'stray-slide', { sliderId: 'summer', imageAlt: undefined });
  copy('sample-testimonials-home', 'stray-testimonials', { pageKey: 'careers' });
  copy('sample-page-break-room', 'taken-page', { slug: 'products' });
  copy('sample-page-break-room-thanks', 'twin-page');
  copy('sample-page-break-room', 'capital-page', { slug: 'Break Rooms' });
  set('sample-break-room-figures', 'figures', ['Many doors', '24 | hours open']);
  set('sample-break-room-call', 'secondButtonUrl', 'javascript:alert(1)');
  set('sample-break-room-text', 'body', undefined);
  copy('sample-page-break-room-thanks', 'hidden-thanks', { slug: 'hidden', visible: false });
  set('sample-break-room-form', 'thankYouPage', entryLink('page', 'hidden-thanks'));
  copy('sample-page-break-room', 'bare-page', { slug: 'bare', sections: [] });
  space.entries = space.entries.filter(({ sys }) => sys.contentType.sys.id !== 'about');
}

function breakLinks(): void {
  set('sample-goal-data-analytics', 'features', [entryLink('feature', 'gone')]);
  set('sample-goal-data-analytics', 'image', assetLink('gone-picture'));
  const post = 'sample-post-routes-by-need';
  set(post, 'content', withInline('entry-hyperlink', { target: entryLink('blogPost', DRAFT_ID) }));
  copy(post, 'dead-post', {
    slug: 'dead-post',
    content: withInline('hyperlink', { uri: '/blog/nowhere' }),
  });
  copy(post, 'hidden-post', {
    slug: 'hidden-post',
    content: withInline('entry-hyperlink', { target: entryLink('machine', 'hidden-machine') }),
  });
  copy('sample-machine-01-divi-wp', 'hidden-machine', { slug: 'hidden', visible: false });
  copy(post, 'malformed-post', {
    slug: 'malformed',
    content: node('document', [node('table', [])]),
  });
  set('sample-machines-page', 'heroPrimaryButtonUrl', '/machines/sold-out');
  set('sample-machines-page', 'heroSecondaryButtonUrl', 'https://www.example.com/gone');
  set('sample-business-goals-page', 'heroPrimaryButtonUrl', 'javascript:alert(1)');
  set('sample-business-goals-page', 'heroSecondaryButtonUrl', '//elsewhere.example.com');
  set('sample-technology-page', 'heroPrimaryButtonUrl', 'http://example.com/');
  set('sample-technology-page', 'introDescription', 'Hello <script>alert(1)</script>');
  set('sample-blog-page', 'introDescription', 'Quite <b>bold</b>');
  set('sample-goal-bopis', 'icon', '<svg onload="alert(1)"><path d="M0 0"/></svg>');
  set(
    'sample-goal-fleet-management',
    'icon',
    '<svg><image href="https://example.com/x.png"/></svg>',
  );
}

function breakPictures(): void {
  assetOf('grocery').fields.title = { 'en-US': '' };
  assetOf('wall').fields.title = { 'en-US': 'IMG_0231.jpg' };
  file('divi').details.size = 21 * 1024 * 1024;
  file('locker').details.size = 6 * 1024 * 1024;
  file('vape').details.image = { width: 5000, height: 3000 };
  file('ui-dashboard').details.size = 300 * 1024;
  const unused = structuredClone(assetOf('hero'));
  unused.sys.id = 'unused-picture';
  space.assets.push(unused);
}

function breakModel(): void {
  type('machine').fields = type('machine').fields.filter(({ id }) => id !== 'warranty');
  for (const { fields } of space.entries) delete fields['warranty'];
  const order = type('heroContent').fields.find(({ id }) => id === 'slideOrder');
  if (order) order.id = 'place';
  for (const { fields } of space.entries) delete fields['slideOrder'];
  type('machine').fields.push({ ...fieldOf('machine', 'weight'), id: 'colour', name: 'Colour' });
  Object.assign(fieldOf('blogPost', 'author'), { type: 'Boolean' });
  for (const { fields } of space.entries) delete fields['author'];
  fieldOf('blogPost', 'excerpt').omitted = true;
  space.contentTypes = space.contentTypes.filter(({ sys }) => sys.id !== 'faqItem');
  space.entries = space.entries.filter(({ sys }) => sys.contentType.sys.id !== 'faqItem');
  set('sample-contact-page', 'faqItems', undefined);
  set('sample-break-room-questions', 'questions', undefined);
  const stranger = structuredClone(type('feature'));
  stranger.sys.id = 'recipe';
  space.contentTypes.push(stranger);
}
