/** Words of the guide for language models, `/llms.txt`, and of the pages it and social cards name. */
export const siteGuideWords = {
  summary:
    'Software for vending machines and smart lockers, and the machines it runs on. This site describes product types that can be sold, machines and lockers, the business goals they serve and the technology behind them. Prices are told on request through the contact page.',
  sections: {
    main: 'Pages',
    pages: 'Further pages',
    products: 'Product types',
    goals: 'Business goals',
    machines: 'Machines and lockers',
    technologies: 'Technology',
    posts: 'Blog',
  },
  feeds: {
    title: 'Machine-readable',
    rss: 'Blog as RSS',
    json: 'Blog as JSON Feed',
    sitemap: 'Sitemap',
  },
  pages: {
    '/': ['Home', 'What we offer, at a glance'],
    '/products': ['Products', 'Every product type that can be sold'],
    '/business-goals': ['Business goals', 'Results to reach, and the setup for each'],
    '/machines': ['Machines and lockers', 'All vending machines and smart lockers'],
    '/technology': ['Technology', 'How software, machines and payments work together'],
    '/technology/detailed': [
      'Technology in detail',
      'Every technology with its features on one page',
    ],
    '/tools': ['Tools for buyers', 'Calculators for payback, lockers and fit'],
    '/tools/locker-size': [
      'Size of a parcel locker',
      'Doors for your parcels at the chance of a full locker that you accept',
    ],
    '/tools/payback': [
      'Payback of a vending machine',
      'Payback, margin and break-even with every fee, formula and source',
    ],
    '/tools/fit': [
      'Will it fit?',
      'Doors, corridors, a corner, an elevator and the ceiling against a machine',
    ],
    '/contact': ['Contact', 'Form, email, telephone, address and common questions'],
    '/about': ['About us', 'Who we are and how we work'],
    '/blog': ['Blog', 'Insights, news, and updates'],
    '/privacy': ['Privacy policy', 'What data the site handles, and why'],
    '/terms': ['Terms of service', 'The terms of the site and its services'],
  },
  kinds: {
    product: 'Product',
    goal: 'Business goal',
    machine: 'Machine',
    technology: 'Technology',
    post: 'Blog',
  },
} as const;
