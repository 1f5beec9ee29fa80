import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

/** Addresses under /admin are written small only: everything that guards them looks for them so. */
const exact = { caseSensitive: true };

/** Every URL of the site. */
export default [
  index('routes/home.tsx'),
  route('products', 'routes/products.tsx'),
  route('products/:slug', 'routes/product.tsx'),
  route('business-goals', 'routes/goals.tsx'),
  route('business-goals/:slug', 'routes/goal.tsx'),
  route('business-goals/*', 'routes/goal-by-old-address.tsx', { id: 'goal-with-section' }),
  route('business/*', 'routes/goal-by-old-address.tsx', { id: 'goal-under-business' }),
  route('goals/*', 'routes/goal-by-old-address.tsx', { id: 'goal-under-goals' }),
  route('machines', 'routes/machines.tsx'),
  route('machines/:machineId', 'routes/machine.tsx'),
  route('technology', 'routes/technology.tsx'),
  route('technology/detailed', 'routes/technology-detailed.tsx'),
  route('technology/:slug', 'routes/technology-detail.tsx'),
  route('contact', 'routes/contact.tsx'),
  route('inquiry', 'routes/inquiry.tsx'),
  route('newsletter', 'routes/newsletter-sign-up.tsx'),
  route('newsletter/confirm', 'routes/newsletter.tsx', { id: 'newsletter-confirm' }),
  route('newsletter/unsubscribe', 'routes/newsletter.tsx', { id: 'newsletter-unsubscribe' }),
  route('about', 'routes/about.tsx'),
  route('offline', 'routes/offline.tsx'),
  route('robots.txt', 'routes/robots.ts'),
  route('sitemap.xml', 'routes/machine-readable/sitemap.ts'),
  route('llms.txt', 'routes/machine-readable/llms.ts'),
  route('site.webmanifest', 'routes/machine-readable/web-manifest.ts'),
  route('social/*', 'routes/machine-readable/social-card.ts'),
  route('blog', 'routes/blog.tsx'),
  route('blog/rss.xml', 'routes/machine-readable/rss.ts'),
  route('blog/feed.json', 'routes/machine-readable/json-feed.ts'),
  route('blog/:slug', 'routes/post.tsx'),
  route('privacy', 'routes/privacy.tsx'),
  route('terms', 'routes/terms.tsx'),
  // The owner's side: the entrance, then the pages behind it, then everything else, which is the content editor's.
  layout('admin/shell.tsx', [
    route('admin/sign-in', 'admin/routes/sign-in.tsx', exact),
    route('admin/second-step', 'admin/routes/second-step.tsx', exact),
    route('admin/sign-up', 'admin/routes/sign-up.tsx', exact),
    route('admin/forgot-password', 'admin/routes/forgot-password.tsx', exact),
    route('admin/reset-password', 'admin/routes/reset-password.tsx', exact),
    layout('admin/routes/desk.tsx', [
      route('admin', 'admin/routes/start.tsx', exact),
      route('admin/environment-variables', 'admin/routes/environment-variables.tsx', exact),
      route('admin/inquiries', 'admin/routes/inquiries.tsx', exact),
      route('admin/inquiries/export', 'admin/routes/inquiries-export.ts', exact),
      route('admin/inquiries/:number', 'admin/routes/inquiry.tsx', exact),
      route('admin/newsletter/export', 'admin/routes/newsletter-export.ts', exact),
      route('admin/content', 'admin/routes/content.tsx', exact),
      route('admin/vitals', 'admin/routes/vitals.tsx', exact),
      route('admin/people', 'admin/routes/people.tsx', exact),
      route('admin/account', 'admin/routes/account.tsx', exact),
      route('admin/audit', 'admin/routes/audit.tsx', exact),
      route('admin/set-up', 'admin/routes/set-up.tsx', exact),
      route('admin/preview', 'admin/routes/preview.tsx', exact),
    ]),
  ]),
  route('admin/sign-out', 'admin/routes/sign-out.ts', exact),
  route('admin/*', 'admin/routes/editor.ts', { ...exact, id: 'editor-page' }),
  route('api/session', 'routes/api/session.ts'),
  // Every part in every state, for those who build it; no part of the built site.
  ...(process.env['NODE_ENV'] === 'production'
    ? []
    : [route('gallery/:example?', 'routes/gallery.tsx')]),
  route('not-found', 'routes/not-found.tsx', { id: 'not-found' }),
  route('*', 'routes/not-found.tsx', { id: 'unknown-path' }),
] satisfies RouteConfig;
