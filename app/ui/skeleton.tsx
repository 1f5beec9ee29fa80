import { interfaceWords } from '#copy/interface-words.ts';

/** One grey block in the place of something that is on its way. Size and radius come from `className`. */
export function Skeleton({ className = '' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`block rounded-chip bg-skeleton motion-safe:animate-pulse forced-colors:border ${className}`}
    />
  );
}

/** Lines of text; the last is shorter, as in a paragraph. Each is as high as a line of body text. */
export function SkeletonText({
  lines = 3,
  className = '',
}: {
  lines?: number;
  className?: string;
}) {
  return (
    <span aria-hidden="true" className={`block ${className}`}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className="flex h-[1.6em] items-center">
          <Skeleton className={`h-[0.7em] ${line === lines - 1 ? 'w-3/5' : 'w-full'}`} />
        </span>
      ))}
    </span>
  );
}

/** Says once, to those who cannot see the blocks, that something is loading. */
export function SkeletonStatus({ label = interfaceWords.loading }: { label?: string }) {
  return (
    <p role="status" className="sr-only">
      {label}
    </p>
  );
}
