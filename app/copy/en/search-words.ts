/** Words of the search: its box, its page, and what main pages are found by. */
export const searchWords = {
  title: 'Search',
  titleFor: 'Search: {query}',
  titleWithCount: { one: '{query}: {count} found', other: '{query}: {count} found' },
  description:
    'Search everything on this site: machines, product types, goals, technology, articles and common questions.',
  open: 'Search',
  close: 'Close search',
  label: 'Search this site',
  placeholder: 'Such as “chilled lockers”',
  button: 'Search',
  count: { one: 'One result for “{shown}”', other: '{count} results for “{shown}”' },
  cut: 'Only the first {characters} characters were looked up. A few words find more than a long text.',
  corrected: 'Shown with results for “{meant}”.',
  bestBet: 'Best match',
  /** Beside a result that has no words in the language of the page. */
  language: 'Language: {name}',
  kindsLabel: 'Kinds of results',
  allKinds: 'All',
  withCount: '{name} ({count})',
  kinds: {
    product: 'Product type',
    goal: 'Business goal',
    machine: 'Machine',
    technology: 'Technology',
    post: 'Article',
    page: 'Page',
    question: 'Question',
  },
  pages: {
    label: 'Pages of results',
    previous: 'Previous',
    next: 'Next',
    of: 'Page {page} of {count}',
  },
  outdated:
    'Our content service does not answer at the moment. These results are from the last state we have; the newest pages may be missing.',
  unavailable: {
    title: 'The search is not available at the moment',
    message:
      'Our content service does not answer, and there is no list of pages yet. Please try again in a minute.',
  },
  empty: {
    title: 'What are you looking for?',
    text: 'Type what you want to sell, where the machine will stand, or a question. Slips of the pen do no harm.',
  },
  nothing: {
    title: 'Nothing found for “{shown}”',
    text: 'Try fewer or more general words, such as what you want to sell. Or begin here:',
    contact: 'Ask us',
    contactText: 'Tell us what you are looking for. We know what is possible.',
  },
  /** Where to go from an empty page, in order; those that the site does not have are left out. */
  popular: ['/machines', '/products', '/business-goals', '/technology', '/tools', '/contact'],
} as const;

/** What main pages are called beside their own words: what visitors type who look for them. */
export const searchKeywords = {
  '/': 'home start overview',
  '/products': 'product types goods categories what can be sold',
  '/business-goals': 'goals use cases solutions results',
  '/machines': 'vending machines smart lockers kiosks models catalogue hardware equipment',
  '/technology': 'software platform hardware integration',
  '/technology/detailed': 'features in detail specification',
  '/contact':
    'telephone phone number email address support help sales quote price offer demo request write call faq questions',
  '/about': 'company team who we are history',
  '/blog': 'articles news guides posts',
  '/privacy': 'data protection personal data cookies gdpr privacy policy',
  '/terms': 'terms and conditions of use legal agreement',
  '/tools': 'calculators tools planning',
  '/tools/fit':
    'dimensions size door width lift elevator corridor will it fit go through pass doorway stairs entrance delivery',
  '/tools/payback':
    'profit return on investment roi break even cost margin calculator earn money lease leasing rent hire finance monthly cost price',
  '/tools/locker-size': 'how many lockers doors cells parcels a day capacity calculator',
  '/machines/compare': 'compare comparison differences side by side versus',
  '/project':
    'project list quote list shopping list cart basket wishlist favorites favourites shortlist saved machines',
  /** Of every machine's sheet. */
  specSheet:
    'datasheet data sheet spec sheet brochure leaflet flyer prospectus pdf download technical data specification sheet site checklist requirements manual',
} as const;
