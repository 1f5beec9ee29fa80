import { Icon } from './icon.tsx';

/** An icon on a small raised square, the mark of a card without a picture. */
export function IconChip({ name, className = '' }: { name: string; className?: string }) {
  return (
    <span
      className={`grid size-12 place-items-center rounded-[15px] bg-chip text-primary shadow-rest dark:text-link ${className}`}
    >
      <Icon name={name} />
    </span>
  );
}
