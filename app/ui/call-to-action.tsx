import type { ReactNode } from 'react';
import { SlotMotif } from './slot-motif.tsx';

/** The blue banner that closes a page: title, one line, its buttons. */
export function CallToAction({
  title,
  text,
  id,
  children,
}: {
  title: string;
  text: string;
  id?: string;
  children: ReactNode;
}) {
  return (
    <section id={id} data-ground="white" className="bg-bg py-[clamp(48px,6vw,96px)]">
      <div className="container-site">
        <div className="relative overflow-hidden rounded-card bg-[linear-gradient(115deg,#1e42af,#2563eb_70%)] p-[clamp(36px,5.6vw,88px)] pb-14 text-white md:rounded-banner md:pb-[clamp(36px,5.6vw,88px)]">
          <div className="relative z-1 md:max-w-[64%]">
            <h2 className="max-w-[14em]">{title}</h2>
            <p className="mt-4.5 mb-8 text-intro">{text}</p>
            <div className="flex flex-wrap gap-3.5">{children}</div>
          </div>
          <SlotMotif className="absolute -right-24 -bottom-36 w-64 opacity-45 md:top-[-22%] md:right-[-3%] md:bottom-auto md:w-[35%] md:opacity-100" />
        </div>
      </div>
    </section>
  );
}
