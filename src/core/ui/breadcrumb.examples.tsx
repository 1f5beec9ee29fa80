import { Breadcrumb, type BreadcrumbItem } from './breadcrumb.tsx';
import type { Example } from './gallery/gallery-examples.ts';

const states: Record<string, BreadcrumbItem[]> = {
  'two steps': [{ label: 'About' }],
  'three steps': [{ label: 'Machines', to: '/machines' }, { label: 'Divi WP' }],
  'long title': [
    { label: 'Blog', to: '/blog' },
    {
      label:
        'What a year of temperature readings from four hundred refrigerated machines taught us',
    },
  ],
};

/** Trails of two and three steps, one with a title that wraps. */
export const examples: Example[] = Object.entries(states).map(([name, items]) => ({
  name,
  render: () => (
    <div className="container-site py-8">
      <Breadcrumb items={items} />
    </div>
  ),
}));
