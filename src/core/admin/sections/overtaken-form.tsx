import { useLocation } from 'react-router';
import { adminWords } from '#admin/copy/en/admin-words.ts';
import { fill } from '#copy/wording.ts';
import { Moment } from './moment.tsx';

const words = adminWords.overtaken;

/** Who last changed what a form is about, and when. */
export type LastChange = { by: string; atMs: number };

/**
 * Says that what a form changes has been changed by somebody else since its page was made, and asks whether to go on. The
 * form around it holds what was typed, and what stands now: sent once more, it is done.
 */
export function OvertakenForm({
  last,
  now,
  isRead = false,
}: {
  /** Null where it is not known. */
  last: LastChange | null;
  /** What stands now, in words; null where nothing does. Left out where the page shows it. */
  now?: string | null;
  /** Whether the page is what stands now, and the act is asked for with it. */
  isRead?: boolean;
}) {
  const { pathname, search } = useLocation();
  return (
    <div role="alert" className="rounded-input border border-error bg-card px-4 py-3 text-note">
      <p>
        {last ? (
          <>
            {fill(words.by, { name: last.by })} (<Moment ms={last.atMs} />
            ).
          </>
        ) : (
          words.bySomebody
        )}{' '}
        {now !== undefined && <>{now === null ? words.deleted : fill(words.now, { text: now })} </>}
        <span className="font-medium">{isRead ? words.askAgain : words.ask}</span>
      </p>
      {!isRead && (
        <p className="mt-2">
          <a href={`${pathname}${search}`} className="text-link underline underline-offset-4">
            {words.look}
          </a>
        </p>
      )}
    </div>
  );
}
