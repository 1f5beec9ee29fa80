/**
 * What the site has under the first part of an address. A page of an owner's cannot stand there: the site's own pages,
 * endpoints and files always win. `tests/requests/every-route.test.ts` holds this list against the route table, the
 * endpoints and the files. Names with a dot are no slugs and need no place here.
 */
const TAKEN: ReadonlyMap<string, string> = new Map([
  ['products', 'the page of all product types'],
  ['business-goals', 'the page of all business goals'],
  ['business', 'another address of the business goals'],
  ['goals', 'another address of the business goals'],
  ['machines', 'the page of all machines'],
  ['technology', 'the technology page'],
  ['tools', 'the tools for buyers'],
  ['contact', 'the contact page'],
  ['about', 'the page about the company'],
  ['blog', 'the blog'],
  ['privacy', 'the privacy policy'],
  ['terms', 'the terms of service'],
  ['inquiry', 'where forms are sent'],
  ['project', 'the project list'],
  ['newsletter', 'the newsletter'],
  ['search', 'the search'],
  ['offline', 'the page for visitors without a connection'],
  ['not-found', 'the page for addresses that lead nowhere'],
  ['admin', 'the admin area'],
  ['api', 'an interface of the site'],
  ['preview', 'the preview of drafts'],
  ['gallery', 'the list of the site’s parts'],
  ['health', 'the health report'],
  ['metrics', 'the measurements'],
  ['social', 'the pictures for shared links'],
  ['assets', 'a folder of files'],
  ['content-assets', 'a folder of files'],
  ['fonts', 'a folder of files'],
  ['icons', 'a folder of files'],
  ['pictures', 'a folder of files'],
  ['unreadable-address', 'kept for addresses that cannot be read'],
]);

/** As in the model: lowercase letters, digits and single hyphens. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;
const MAX_CHARACTERS = 100;

/** Why no page can stand under a slug, in words for the owner; null when one can. */
export function whyNoPage(slug: string): string | null {
  const taken = TAKEN.get(slug);
  if (taken !== undefined) return `the address /${slug} is taken: it is ${taken}`;
  if (slug.length > MAX_CHARACTERS) return `its slug has more than ${MAX_CHARACTERS} characters`;
  return SLUG.test(slug) ? null : 'its slug holds more than lowercase letters, digits and hyphens';
}

/** Whether a page made of sections can stand under a slug. */
export function isPageSlug(slug: string): boolean {
  return whyNoPage(slug) === null;
}
