import { Icon } from './icon.tsx';

/** The "Learn More →" line at the foot of a card. Not a link of its own: the card is. */
export function CardCue({
  className = 'mt-auto text-link',
  children,
}: {
  className?: string;
  children: string;
}) {
  return (
    <span
      aria-hidden="true"
      className={`inline-flex items-center gap-2 text-note font-medium ${className}`}
    >
      {children}
      <Icon
        name="arrow-right"
        size={18}
        className="transition-transform duration-240 group-hover:translate-x-1 rtl:group-hover:-translate-x-1"
      />
    </span>
  );
}
