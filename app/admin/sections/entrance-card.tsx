import type { ReactNode } from 'react';
import { PageNotice, type PageNoticeData } from './page-notice.tsx';

/** The pages before the owner's screens: one card with one form. */
export function EntranceCard({
  title,
  text,
  notice,
  children,
}: {
  title: string;
  text: ReactNode;
  notice: PageNoticeData;
  children: ReactNode;
}) {
  return (
    <section className="min-h-[70vh] bg-band py-[clamp(32px,6vw,80px)]">
      <PageNotice notice={notice} />
      <div className="container-site max-w-[560px]!">
        <div className="rounded-card bg-card p-[clamp(24px,4vw,40px)] shadow-lift">
          <h1 className="text-sub!">{title}</h1>
          <p className="mt-3 text-text-2">{text}</p>
          <div className="mt-6 grid gap-5">{children}</div>
        </div>
      </div>
    </section>
  );
}
