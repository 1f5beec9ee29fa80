import type { ComponentProps } from 'react';
import { MotifPanel } from '#ui/motif-panel.tsx';

/** A page that is one panel: not there, not readable, or broken. */
export function PanelPage(panel: ComponentProps<typeof MotifPanel>) {
  return (
    <section className="bg-bg py-[clamp(40px,5vw,88px)]">
      <div className="container-site">
        <MotifPanel {...panel} />
      </div>
    </section>
  );
}
