import type { ComponentProps, ReactNode } from 'react';
import { CornerMotif } from './slot-motif.tsx';

/** A page that is one panel: not there, not readable, or broken. */
export function PanelPage(panel: ComponentProps<typeof MotifPanel>) {
  return (
    <section className="bg-bg py-[clamp(40px,4.6vw,80px)]">
      <div className="container-site">
        <MotifPanel {...panel} />
      </div>
    </section>
  );
}

const TONES = {
  /** In the brand's colour: nothing is wrong with the site. */
  brand: { panel: 'bg-banner', motif: '' },
  /** Dark: something could not be shown. */
  deep: { panel: 'bg-brand-950', motif: 'opacity-80' },
} as const;

/** The panel that stands in place of a page, with the brand's motif in its corner: what it says, and the ways on. */
export function MotifPanel({
  tone,
  title,
  titleClass,
  above,
  actions,
  children,
}: {
  tone: keyof typeof TONES;
  /** The page's heading. */
  title: string;
  titleClass?: string;
  /** A short line over the heading. */
  above?: string;
  /** Buttons and links. */
  actions: ReactNode;
  /** The text, one paragraph or several. */
  children: ReactNode;
}) {
  const look = TONES[tone];
  return (
    <div
      className={`relative overflow-hidden rounded-card p-[clamp(36px,5.6vw,88px)] text-white max-md:pt-36 [--ring:#fff] md:rounded-banner ${look.panel}`}
    >
      <div className="relative z-1 max-w-[34em] md:max-lg:max-w-[66%]">
        {above && <p className="mb-3 font-medium text-brand-100">{above}</p>}
        <h1 className={titleClass}>{title}</h1>
        <div className="mt-6 mb-9 grid grid-cols-[minmax(0,1fr)] gap-3 text-intro text-brand-50">
          {children}
        </div>
        <div className="flex flex-wrap gap-3.5">{actions}</div>
      </div>
      <CornerMotif className={look.motif} />
    </div>
  );
}
