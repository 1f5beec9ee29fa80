import type { ReactNode } from 'react';
import { connectionWords, CREDENTIALS_PATH, problemWords } from '#copy/problem-words.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ProblemPanel, type ProblemTone } from '#ui/problem-panel.tsx';
import { useConnectionKind } from '#sections/notices/setup-state.ts';
import { RefreshConnection } from './refresh-connection.tsx';

/**
 * Why content is not as it should be. `not-configured` and `connection` are for those who run the
 * site; `failed` means nothing could be shown, `empty` that there is nothing yet, `missing` that the
 * asked-for thing does not exist.
 */
export type ContentProblemKind = 'not-configured' | 'connection' | 'failed' | 'empty' | 'missing';

type Props = {
  kind: ContentProblemKind;
  /** Stated for the two connection kinds; every page words the others itself. */
  title?: string;
  message?: ReactNode;
  /** Null hides the line, which only `failed` has by default. */
  hint?: string | null;
  /** Drawn in place of the kind's own buttons; null for none. */
  actions?: ReactNode;
  level?: 1 | 2 | 3;
  /** Runs after the connection was refreshed; without it the page's data is loaded again. */
  onRefreshed?: () => void;
  /** Steps, status lists. */
  children?: ReactNode;
};

const KINDS: Record<
  ContentProblemKind,
  { tone: ProblemTone; title: string; message: ReactNode; icon?: string }
> = {
  'not-configured': {
    tone: 'notice',
    title: connectionWords.notConfiguredTitle,
    message: connectionWords.notConfigured,
    icon: 'settings',
  },
  connection: {
    tone: 'notice',
    title: connectionWords.connectionTitle,
    message: connectionWords.unavailable,
  },
  failed: {
    tone: 'error',
    title: problemWords.loadingTitle('Content'),
    message: problemWords.unexpected,
  },
  empty: { tone: 'quiet', title: '', message: null, icon: 'layers' },
  missing: { tone: 'quiet', title: '', message: null, icon: 'search' },
};

/**
 * The one look of content that is not configured, out of reach, failed, empty or missing. Notices
 * about the connection stand below the content they concern, never above it (design brief).
 */
export function ContentProblem({
  kind: built,
  title,
  message,
  actions,
  onRefreshed,
  ...rest
}: Props) {
  const current = useConnectionKind(built);
  // A page that words the box itself words that state and no other.
  const kind = title === undefined ? current : built;
  const look = KINDS[kind];
  const isConnection = kind === 'not-configured' || kind === 'connection';
  const buttons = isConnection ? (
    <>
      <RefreshConnection {...(onRefreshed ? { onRefreshed } : {})} />
      <ButtonLink to={CREDENTIALS_PATH} look="outline" size="small">
        {connectionWords.configure}
      </ButtonLink>
    </>
  ) : undefined;
  const shown =
    actions === undefined ? (buttons ?? (kind === 'failed' ? undefined : null)) : actions;
  return (
    <ProblemPanel
      tone={look.tone}
      title={title ?? look.title}
      message={message ?? look.message}
      {...(look.icon ? { icon: look.icon } : {})}
      {...(shown === undefined ? {} : { actions: shown })}
      {...rest}
    />
  );
}
