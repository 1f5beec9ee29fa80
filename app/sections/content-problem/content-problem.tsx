import type { ReactNode } from 'react';
import { problemWords } from '#copy/en/problem-words.ts';
import { fill } from '#copy/wording.ts';
import { ProblemPanel, type ProblemTone } from '#ui/problem-panel.tsx';
import { useWords } from '#ui/wording-context.ts';

/**
 * Why content is not as it should be: `not-configured` is for those who run the site, `failed` means nothing could be
 * shown, `empty` that there is nothing yet, `missing` that the asked-for thing does not exist.
 */
export type ContentProblemKind = 'not-configured' | 'failed' | 'empty' | 'missing';

type Props = {
  kind: ContentProblemKind;
  title?: string;
  message?: ReactNode;
  /** Null hides the line, which only `failed` has by default. */
  hint?: string | null;
  /** Drawn in place of the kind's own buttons; null for none. */
  actions?: ReactNode;
  level?: 1 | 2 | 3;
  /** Steps, status lists. */
  children?: ReactNode;
};

const TONES: Record<ContentProblemKind, { tone: ProblemTone; icon?: string }> = {
  'not-configured': { tone: 'notice', icon: 'settings' },
  failed: { tone: 'error' },
  empty: { tone: 'quiet', icon: 'layers' },
  missing: { tone: 'quiet', icon: 'search' },
};

/** The one look of content that is not configured, failed, empty or missing. */
export function ContentProblem({
  kind,
  title,
  message,
  actions = kind === 'failed' ? undefined : null,
  ...rest
}: Props) {
  const words = useWords(problemWords);
  return (
    <ProblemPanel
      {...TONES[kind]}
      title={title ?? fill(words.loadingTitle, { type: words.content })}
      message={message ?? words.unexpected}
      {...(actions === undefined ? {} : { actions })}
      {...rest}
    />
  );
}
