import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { adminNotices } from '#admin/copy/en/admin-notices.ts';
import { interfaceWords } from '#copy/en/interface-words.ts';
import { Icon } from '#ui/icon.tsx';
import { toast } from '#ui/toast.ts';
import { useWords } from '#ui/wording-context.ts';

const LOOKS = {
  success: { icon: 'circle-check', colour: 'text-on-success' },
  info: { icon: 'info', colour: 'text-link' },
  warning: { icon: 'triangle-alert', colour: 'text-on-notice' },
  error: { icon: 'circle-alert', colour: 'text-error' },
} as const;

export type NoticeName = keyof typeof adminNotices;

/** The notice of one answer: a new object for each, so that the same words can be said twice. */
export type PageNoticeData = { name: NoticeName } | null;

/**
 * Says what came of an act. Drawn into the page, so that it is there without script; once React runs, a toast takes over.
 */
export function PageNotice({ notice }: { notice: PageNoticeData }) {
  const { dismiss } = useWords(interfaceWords);
  const { pathname, search } = useLocation();
  const [isTaken, setIsTaken] = useState(false);
  useEffect(() => {
    if (notice) toast(adminNotices[notice.name]);
    setIsTaken(true);
  }, [notice]);
  if (!notice || isTaken) return null;
  const words: { title: string; description?: string; tone: keyof typeof LOOKS } =
    adminNotices[notice.name];
  const look = LOOKS[words.tone];
  return (
    <div
      role={words.tone === 'error' ? 'alert' : 'status'}
      // Where it covers neither the header's buttons nor a heading: without script it stays.
      className="fixed right-4 bottom-(--foot,1rem) z-50 flex w-[min(380px,calc(100vw-32px))] items-start gap-3 rounded-panel border border-line bg-card p-4 pe-2.5 text-note text-text shadow-float print:hidden"
    >
      <Icon name={look.icon} size={20} className={`mt-px ${look.colour}`} />
      <div className="min-w-0 flex-1">
        <p className="leading-snug font-medium">{words.title}</p>
        {words.description && <p className="mt-1 leading-snug text-text-2">{words.description}</p>}
      </div>
      {/* The page once more: it tells a notice once. */}
      <a
        href={pathname + search}
        aria-label={dismiss}
        className="touch-area -my-1 grid size-8 shrink-0 place-items-center rounded-chip text-text-3 hover:bg-skeleton hover:text-text"
      >
        <Icon name="x" size={16} />
      </a>
    </div>
  );
}
