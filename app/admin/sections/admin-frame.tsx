import { useEffect, type ReactNode } from 'react';
import { Form, NavLink } from 'react-router';
import { adminWords } from '#admin/copy/admin-words.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { PageNotice, type PageNoticeData } from './page-notice.tsx';
import { useSession } from './use-session.ts';

const { pages } = adminWords;

const LINKS = [
  { to: '/admin/inquiries', label: pages.inquiries, icon: 'mail' },
  { to: '/admin/content', label: pages.content, icon: 'file-text' },
  { to: '/admin/preview', label: pages.preview, icon: 'eye' },
  { to: '/admin/environment-variables', label: pages.credentials, icon: 'key-round' },
  { to: '/admin/vitals', label: pages.vitals, icon: 'chart-column' },
  { to: '/admin/people', label: pages.people, icon: 'user' },
  { to: '/admin/account', label: pages.account, icon: 'shield' },
  { to: '/admin/audit', label: pages.audit, icon: 'clock' },
];

const LINK =
  'inline-flex min-h-11 items-center gap-2.5 rounded-chip px-3 text-note whitespace-nowrap hover:bg-chip hover:text-link aria-[current=page]:bg-chip aria-[current=page]:font-[560] aria-[current=page]:text-link aria-[current=page]:shadow-rest aria-[current=page]:[scroll-initial-target:nearest]';

/** Around every page of the owner's: where one can go, who one is, and the way out. */
export function AdminFrame({
  email,
  hasEditor,
  notice,
  children,
}: {
  email: string;
  hasEditor: boolean;
  notice: PageNoticeData;
  children: ReactNode;
}) {
  const session = useSession({ status: 'signed-in', email });
  useEffect(() => {
    // Another tab signed out: what is on this page is not for whoever sits here now.
    if (session.status === 'signed-out') location.reload();
  }, [session.status]);
  return (
    <div className="min-h-[70vh] bg-band">
      <PageNotice notice={notice} />
      <div className="container-site grid gap-6 py-8 lg:grid-cols-[230px_minmax(0,1fr)] lg:gap-10 lg:py-12">
        <div className="min-w-0">
          <nav aria-label={adminWords.nav} className="-mx-2">
            {/* One line that scrolls on a narrow screen, beginning at the page one is on. */}
            <ul className="flex gap-1 p-1 max-lg:overflow-x-auto lg:flex-col">
              {LINKS.map(({ to, label, icon }) => (
                <li key={to}>
                  <NavLink to={to} className={LINK}>
                    <Icon name={icon} size={18} />
                    {label}
                  </NavLink>
                </li>
              ))}
              {hasEditor && (
                <li>
                  {/* Leads to another site, which the router could not follow. */}
                  <a href="/admin" className={LINK}>
                    <Icon name="external-link" size={18} />
                    {pages.editor}
                  </a>
                </li>
              )}
            </ul>
          </nav>
          <div className="mt-2 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4 lg:mt-4 lg:flex-col lg:items-start">
            <p className="min-w-0 text-small break-all text-text-2">{email}</p>
            <Form method="post" action="/admin/sign-out" reloadDocument>
              <Button type="submit" look="outline" size="small">
                <Icon name="log-out" size={18} />
                {adminWords.signOut}
              </Button>
            </Form>
          </div>
        </div>
        <div className="grid min-w-0 grid-cols-1 content-start gap-6">{children}</div>
      </div>
    </div>
  );
}

/** The heading of a page of the owner's. */
export function AdminHeading({ title, text }: { title: string; text?: ReactNode }) {
  return (
    <div>
      <h1 className="text-(length:--text-band)!">{title}</h1>
      {text && <p className="mt-3 max-w-[46em] text-text-2">{text}</p>}
    </div>
  );
}
