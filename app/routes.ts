import { index, route, type RouteConfig } from '@react-router/dev/routes';

/** Every URL of the site. */
export default [
  index('routes/home.tsx'),
  route('products', 'routes/products.tsx'),
  route('products/:slug', 'routes/product.tsx'),
  route('business-goals', 'routes/goals.tsx'),
  route('business-goals/:slug', 'routes/goal.tsx'),
  route('machines', 'routes/machines.tsx'),
  route('machines/:machineId', 'routes/machine.tsx'),
  route('technology', 'routes/technology.tsx'),
  route('technology/detailed', 'routes/technology-detailed.tsx'),
  route('technology/:slug', 'routes/technology-detail.tsx'),
  route('contact', 'routes/contact.tsx'),
  route('inquiry', 'routes/inquiry.tsx'),
  route('about', 'routes/about.tsx'),
  route('robots.txt', 'routes/robots.ts'),
  route('blog', 'routes/blog.tsx'),
  route('blog/:slug', 'routes/post.tsx'),
  route('privacy', 'routes/privacy.tsx'),
  route('terms', 'routes/terms.tsx'),
  // Every part in every state, for those who build it; no part of the built site.
  ...(process.env['NODE_ENV'] === 'production'
    ? []
    : [route('gallery/:example?', 'routes/gallery.tsx')]),
  route('not-found', 'routes/not-found.tsx', { id: 'not-found' }),
  route('*', 'routes/not-found.tsx', { id: 'unknown-path' }),
] satisfies RouteConfig;
