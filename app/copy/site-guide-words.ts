/** Words of the guide for language models, `/llms.txt`, and of the pages it and social cards name. */
export const siteGuideWords = {
  summary:
    'Software for vending machines and smart lockers, and the machines it runs on. This site describes product types that can be sold, machines and lockers, the business goals they serve and the technology behind them. Prices are told on request through the contact page.',
  sections: {
    main: 'Pages',
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
    '/business-goals': ['Business goals', 'Results to reach, and the set-up for each'],
    '/machines': ['Machines and lockers', 'All vending machines and smart lockers'],
    '/technology': ['Technology', 'How software, machines and payments work together'],
    '/technology/detailed': [
      'Technology in detail',
      'Every technology with its features on one page',
    ],
    '/contact': ['Contact', 'Form, email, telephone, address and common questions'],
    '/about': ['About us', 'Who we are and how we work'],
    '/blog': ['Blog', 'Insights, news, and updates'],
    '/privacy': ['Privacy policy', 'What data the site handles, and why'],
    '/terms': ['Terms of service', 'The terms of the site and its services'],
  } as Readonly<Record<string, readonly [title: string, description: string]>>,
  kinds: {
    product: 'Product',
    goal: 'Business goal',
    machine: 'Machine',
    technology: 'Technology',
    post: 'Blog',
  },
};
