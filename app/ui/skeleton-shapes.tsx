import { Skeleton, SkeletonStatus, SkeletonText } from './skeleton.tsx';

const CARD_PICTURES = {
  product: 'aspect-[1/0.82]',
  goal: 'aspect-[480/300]',
  machine: 'aspect-square',
  post: 'aspect-[16/10]',
} as const;

export type SkeletonCardKind = keyof typeof CARD_PICTURES;

/** A card with its picture, title and three lines, in the size of the card it stands for. */
export function SkeletonCard({ kind = 'product' }: { kind?: SkeletonCardKind }) {
  return (
    <div className="flex flex-col overflow-hidden rounded-card border border-line bg-card">
      <Skeleton className={`rounded-none! ${CARD_PICTURES[kind]}`} />
      <div className="flex flex-col gap-3 p-6.5">
        <Skeleton className="h-[1.15em] w-2/3 text-title" />
        <SkeletonText />
      </div>
    </div>
  );
}

const COLUMNS = {
  3: 'md:grid-cols-2 lg:grid-cols-3',
  4: 'md:grid-cols-2 lg:grid-cols-4',
} as const;

/** A grid of cards on their way: 4 on the home page, 6 on the products page (part 1 section 2). */
export function SkeletonCards({
  count,
  columns = 3,
  kind = 'product',
  label,
}: {
  count: number;
  columns?: keyof typeof COLUMNS;
  kind?: SkeletonCardKind;
  label?: string;
}) {
  return (
    <div>
      <SkeletonStatus {...(label ? { label } : {})} />
      <div className={`grid gap-5 ${COLUMNS[columns]}`}>
        {Array.from({ length: count }, (_, card) => (
          <SkeletonCard key={card} kind={kind} />
        ))}
      </div>
    </div>
  );
}

/** The inner pages' hero: text left, one picture right. */
export function SkeletonHero({ label }: { label?: string }) {
  return (
    <div className="bg-band">
      <div className="container-site grid items-center gap-8 py-12 md:min-h-[420px] md:grid-cols-2 md:gap-16">
        <SkeletonStatus {...(label ? { label } : {})} />
        <div>
          <Skeleton className="h-[2em] w-4/5 text-band" />
          <SkeletonText lines={3} className="mt-6 text-intro" />
          <div className="mt-8 flex flex-wrap gap-3.5">
            <Skeleton className="h-[54px] w-44 rounded-full" />
            <Skeleton className="h-[54px] w-40 rounded-full" />
          </div>
        </div>
        <Skeleton className="aspect-[4/3] rounded-card" />
      </div>
    </div>
  );
}

/** A text page: heading and paragraphs in the width of running text. */
export function SkeletonArticle({ label }: { label?: string }) {
  return (
    <div className="container-site py-section">
      <SkeletonStatus {...(label ? { label } : {})} />
      <Skeleton className="h-[1.06em] w-3/5 max-w-md text-band" />
      {[4, 5, 3].map((lines) => (
        <SkeletonText key={lines} lines={lines} className="mt-7 max-w-[68ch]" />
      ))}
    </div>
  );
}
