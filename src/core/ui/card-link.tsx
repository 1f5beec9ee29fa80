import { SiteLink } from './site-link.tsx';
import type { ReactNode } from 'react';

/**
 * The title of a card whose whole surface is the link: one link, one name, and the card's own text stays selectable by
 * screen readers as text. The card itself must be `relative`.
 */
export function CardLink({ to, children }: { to: string | null; children: ReactNode }) {
  if (to === null) return <>{children}</>;
  return (
    <SiteLink
      to={to}
      className="after:absolute after:inset-0 after:rounded-(--shape) focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-3 focus-visible:after:outline-(--ring)"
    >
      {children}
    </SiteLink>
  );
}
