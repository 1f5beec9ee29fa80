import type { Example } from '#ui/gallery/gallery-examples.ts';
import { ContentProblem, type ContentProblemKind } from './content-problem.tsx';

const states: { name: ContentProblemKind; title?: string; message?: string }[] = [
  { name: 'not-configured' },
  {
    name: 'failed',
    title: 'Error Loading Products',
    message: 'Contentful error: An unknown error occurred',
  },
  {
    name: 'empty',
    title: 'No Products Found',
    message: 'Add entries of the type productType and publish them.',
  },
  {
    name: 'missing',
    title: 'Product Not Found',
    message: 'We couldn\'t find the product "snacks" in the database.',
  },
];

/** One look for the four ways in which content can be away. */
export const examples: Example[] = states.map(({ name, ...words }) => ({
  name,
  render: () => (
    <div className="container-site py-8">
      <ContentProblem kind={name} {...words} />
    </div>
  ),
}));
