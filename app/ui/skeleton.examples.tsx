import { SkeletonArticle, SkeletonCards, SkeletonHero } from './skeleton-shapes.tsx';
import type { Example } from './gallery/gallery-examples.ts';

/** The shapes that stand in while a page is on its way. */
export const examples: Example[] = [
  { name: 'hero', render: () => <SkeletonHero /> },
  { name: 'article', render: () => <SkeletonArticle /> },
  {
    name: 'four products',
    render: () => (
      <div className="container-site py-8">
        <SkeletonCards count={4} columns={4} />
      </div>
    ),
  },
  {
    name: 'three machines',
    render: () => (
      <div className="container-site py-8">
        <SkeletonCards count={3} kind="machine" label="Loading machine information..." />
      </div>
    ),
  },
];
