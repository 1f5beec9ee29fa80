import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Button } from '#ui/button.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import { FormProblem } from './admin-field.tsx';
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

/**
 * The form of such a page. It posts the page anew, so that nothing of an earlier visitor's stays in memory.
 * @param problem why what was sent was not taken
 */
export function EntranceForm({
  problem,
  button,
  children,
}: {
  problem: string | null;
  button: string;
  children: ReactNode;
}) {
  return (
    <Form method="post" reloadDocument className="grid gap-4.5">
      {problem !== null && <FormProblem>{problem}</FormProblem>}
      {children}
      <Button type="submit" className="w-full">
        {button}
      </Button>
    </Form>
  );
}

/** A way from one such page to another. */
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
