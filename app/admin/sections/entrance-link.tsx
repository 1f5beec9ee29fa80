import type { ReactNode } from 'react';
import { SiteLink } from '#ui/site-link.tsx';

/** A way from one page before the owner's screens to another. */
export function EntranceLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <SiteLink
      to={to}
      className="inline-flex min-h-6 items-center text-link underline underline-offset-4"
    >
      {children}
    </SiteLink>
  );
}
