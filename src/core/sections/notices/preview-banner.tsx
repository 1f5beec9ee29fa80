import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';

/** One line above a page, for those who look at a preview. */
export function PreviewBanner({ children }: { children: ReactNode }) {
  return (
    <div role="note" className="bg-notice text-on-notice">
      <p className="container-site flex items-center gap-3 py-3 text-note">
        <Icon name="info" size={18} className="shrink-0" />
        {children}
      </p>
    </div>
  );
}
