import type { ReactNode } from 'react';
import { pendingWords } from '#copy/pending-words.ts';
import { HeroSkeleton } from '#sections/hero/hero-skeleton.tsx';
import { TestimonialsLoading } from '#sections/testimonials/testimonials.tsx';
import { Band } from '#ui/band.tsx';
import { SkeletonArticle, SkeletonCards, SkeletonHero } from '#ui/skeleton-shapes.tsx';

/** Covers the page that is left with the skeleton of the one at this address. */
export function PendingShape({ path }: { path: string }) {
  return (
    <div
      data-pending-page
      className="fixed inset-0 z-10 overflow-hidden bg-bg pt-18"
      aria-busy="true"
    >
      {shapeOf(path)}
    </div>
  );
}

/** The skeleton of the page at an address. */
export function shapeOf(path: string): ReactNode {
  const label = pendingWords(path);
  switch (path) {
    case '/':
      return (
        <>
          <HeroSkeleton />
          <List count={4} label={label} kind="product" />
        </>
      );
    case '/products':
      return <ListPage count={6} label={label} kind="product" />;
    case '/business-goals':
      return <ListPage count={8} columns={4} label={label} kind="goal" />;
    case '/machines':
      return <ListPage count={6} label={label} kind="machine" />;
    case '/technology':
      return <ListPage count={3} label={label} kind="post" />;
    case '/blog':
      return <List count={6} label={label} kind="post" />;
    case '/about':
    case '/privacy':
    case '/terms':
    case '/contact':
      return <SkeletonArticle label={label} />;
    default:
      return path.startsWith('/blog/') ? (
        <SkeletonArticle label={label} />
      ) : (
        <SkeletonHero label={label} />
      );
  }
}

type ListProps = {
  count: number;
  columns?: 3 | 4;
  label: string;
  kind: 'product' | 'goal' | 'machine' | 'post';
};

function ListPage(props: ListProps) {
  return (
    <>
      <SkeletonHero label={props.label} />
      <List {...props} />
      <TestimonialsLoading />
    </>
  );
}

function List(props: ListProps) {
  return (
    <Band ground="mist">
      <SkeletonCards {...props} />
    </Band>
  );
}
