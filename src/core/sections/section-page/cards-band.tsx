import { Part } from '#sections/page/sections.tsx';
import type { PageSection, SectionCard } from '#content/pages/page.ts';
import { CardRowControlsIsland } from '#islands/islands.tsx';
import { PostCard } from '#sections/blog/post-card.tsx';
import { GoalCard } from '#sections/goals/goal-card.tsx';
import { MachineCard } from '#sections/machines/machine-card.tsx';
import { ProductCard } from '#sections/products/product-card.tsx';
import { TitledHeading } from '#sections/page/titled-heading.tsx';
import { Band } from '#ui/band.tsx';
import { CardRow } from '#ui/card-row.tsx';
import { FULL_ROWS_GRID, toFullRows } from '#ui/full-rows.ts';
import { OwnCard } from './own-card.tsx';

const SIZES = '(min-width: 68.75rem) 25rem, (min-width: 48rem) 45vw, 80vw';
const WIDE_SIZES = '(min-width: 68.75rem) 40rem, (min-width: 48rem) 45vw, 90vw';

/**
 * Cards under one heading. Cards of a page's own fill their rows; what is shown among products, goals,
 * machines and posts has the row of the home page, whose pictures keep their shape.
 */
export function CardsBand({
  section,
  ground,
}: {
  section: PageSection & { kind: 'cards' };
  ground: 'white' | 'mist';
}) {
  const { anchor, title, description, cards } = section;
  const own = cards.flatMap((item) => (item.kind === 'own' ? [item.card] : []));
  const places = toFullRows(own.map(() => 1));
  return (
    <Band ground={ground} id={anchor} {...(title === '' ? {} : { labelledBy: `${anchor}-title` })}>
      {(title !== '' || description !== '') && (
        <TitledHeading id={`${anchor}-title`} words={section} />
      )}
      {own.length === cards.length ? (
        <ul className={FULL_ROWS_GRID}>
          {own.map((card, index) => (
            <li key={card.id} className={`min-w-0 ${places[index]?.className}`}>
              <Part>
                <OwnCard card={card} sizes={WIDE_SIZES} alone={places[index]?.width === 'whole'} />
              </Part>
            </li>
          ))}
        </ul>
      ) : (
        <CardRow
          labelledBy={title === '' ? undefined : `${anchor}-title`}
          controls={(rowId) => <CardRowControlsIsland rowId={rowId} />}
          items={cards.map((item) => ({
            key: item.card.id,
            node: (
              <Part>
                <AnyCard item={item} />
              </Part>
            ),
          }))}
        />
      )}
    </Band>
  );
}

function AnyCard({ item }: { item: SectionCard }) {
  switch (item.kind) {
    case 'product':
      return <ProductCard product={item.card} sizes={SIZES} />;
    case 'goal':
      return <GoalCard goal={item.card} sizes={SIZES} />;
    case 'machine':
      return <MachineCard machine={item.card} sizes={SIZES} />;
    case 'post':
      return <PostCard post={item.card} sizes={SIZES} />;
    case 'own':
      return <OwnCard card={item.card} sizes={SIZES} square />;
  }
}
