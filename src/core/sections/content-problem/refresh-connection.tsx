import { useState, type FormEvent } from 'react';
import { connectionWords } from '#copy/en/connection-words.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import {
  keepToast,
  LONG_TOAST_DURATION_MS,
  toast,
  updateToast,
  type ToastInput,
} from '#ui/toast.ts';
import { useWords } from '#ui/wording-context.ts';

/** Drops what the server remembers of the content service and asks it again. */
const REFRESH_CONNECTION_PATH = '/api/refresh-connection';

/**
 * 'Refresh Connection': busy while refreshing, then a toast and the page anew (part 1 section 4). A form, so that it also
 * works without JavaScript: the server then sends the visitor back to the page.
 */
export function RefreshConnection({
  label,
  refreshed,
}: {
  label?: string;
  /** What the toast says once the content was read anew. */
  refreshed?: string;
}) {
  const words = useWords(connectionWords);
  const [isBusy, setIsBusy] = useState(false);

  const refresh = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    const id = toast({ title: words.refreshing, durationMs: Infinity });
    const finish = (result: ToastInput) => {
      const shown = { durationMs: LONG_TOAST_DURATION_MS, ...result };
      // Dismissed in the meantime: the result is still shown.
      if (!updateToast(id, shown)) toast(shown);
    };
    try {
      await postRefresh();
      keepToast({ title: refreshed ?? words.refreshed, tone: 'success' });
      location.reload();
    } catch {
      finish({ title: words.refreshFailed, tone: 'error' });
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <form method="post" action={REFRESH_CONNECTION_PATH} onSubmit={(event) => void refresh(event)}>
      <Button type="submit" look="outline" size="small" aria-disabled={isBusy} aria-busy={isBusy}>
        <Icon name="refresh-cw" size={18} className={isBusy ? 'motion-safe:animate-spin' : ''} />
        {label ?? words.refresh}
      </Button>
    </form>
  );
}

async function postRefresh(): Promise<void> {
  const answer = await fetch(REFRESH_CONNECTION_PATH, {
    method: 'POST',
    headers: { Accept: 'application/json' },
  });
  const body = answer.ok ? ((await answer.json()) as { success?: boolean }) : {};
  if (body.success !== true) throw new Error(`Refreshing answered ${answer.status}`);
}
