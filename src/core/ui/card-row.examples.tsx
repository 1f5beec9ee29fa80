import type { ReactNode } from 'react';
import { CardLink } from './card-link.tsx';
import { CardRow } from './card-row.tsx';
import { CardRowControls } from './card-row-controls.tsx';

const NAMES = ['Grocery', 'Vape & Cannabis', 'Fresh Food', 'Cosmetics', 'Electronics', 'Workwear'];

function items(count: number) {
  return NAMES.slice(0, count).map((name) => ({ key: name, node: <SampleCard name={name} /> }));
}

function SampleCard({ name }: { name: string }) {
  return (
    <article className="relative h-full rounded-card bg-card p-7 shadow-rest transition-[translate,box-shadow] duration-240 hover:-translate-y-1 hover:shadow-lift">
      <div className="mb-6 aspect-[1/0.82] rounded-panel bg-linear-to-br from-brand-100 to-brand-200 dark:from-ink-800 dark:to-ink-900" />
      <h3>
        <CardLink to="/products">{name}</CardLink>
      </h3>
      <p className="mt-2.5 text-text-2">A card whose words are here for their length only.</p>
    </article>
  );
}

/** From one card to more than any window shows at once. */
export const examples: { name: string; render: () => ReactNode }[] = [1, 2, 3, 4, 6].map(
  (count) => ({
    name: count === 1 ? 'one card' : `${count} cards`,
    render: () => (
      <div className="container-site bg-band py-10">
        <CardRow
          labelledBy={undefined}
          items={items(count)}
          controls={(rowId) => <CardRowControls rowId={rowId} />}
        />
      </div>
    ),
  }),
);
