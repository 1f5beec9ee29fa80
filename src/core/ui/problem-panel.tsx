import { useContext, useId, type ReactNode } from 'react';
import { problemWords } from '#copy/en/problem-words.ts';
import { fill } from '#copy/wording.ts';
import { Icon } from './icon.tsx';
import { NoticesContext } from './notices-context.ts';
import { RefreshPageButton, TryAgainButton } from './problem-buttons.tsx';
import { useWords } from './wording-context.ts';
import type { SpriteIcon } from './interface-icons.ts';

type ProblemTone = 'error' | 'notice' | 'quiet';

const TONES: Record<ProblemTone, { panel: string; chip: string; icon: SpriteIcon }> = {
  error: { panel: 'bg-card border-line', chip: 'text-error', icon: 'circle-alert' },
  notice: {
    panel: 'bg-notice border-on-notice/25 text-on-notice',
    chip: 'text-on-notice',
    icon: 'triangle-alert',
  },
  quiet: { panel: 'bg-card border-line', chip: 'text-primary dark:text-link', icon: 'info' },
};

export type ProblemPanelProps = {
  /** What could not be loaded; makes the title 'Error Loading {type}' where no title is given. */
  type?: string;
  title?: string;
  message: ReactNode;
  /** Replaces the stated line, which only those who run the site are shown; null for none. */
  hint?: string | null;
  /** Drawn in place of 'Try Again' and 'Refresh Page'; null for no button at all. */
  actions?: ReactNode;
  /** Drawn after the two buttons, or after `actions`. */
  extraAction?: ReactNode;
  tone?: ProblemTone;
  icon?: SpriteIcon;
  /** The level of the title in the page's outline. */
  level?: 1 | 2 | 3;
  /** Lists and steps between message and buttons. */
  children?: ReactNode;
};

/** The one look of everything that cannot be shown (part 1 section 2: generic error panel). */
export function ProblemPanel({
  type,
  title,
  message,
  hint,
  actions,
  extraAction,
  tone = 'error',
  icon,
  level = 2,
  children,
}: ProblemPanelProps) {
  const words = useWords(problemWords);
  const titleId = useId();
  const Title = `h${level}` as const;
  const look = TONES[tone];
  const isStated = useContext(NoticesContext) && tone === 'error';
  const hintText = hint === undefined && isStated ? words.hint : hint;
  const buttons =
    actions === undefined ? (
      <>
        <TryAgainButton />
        <RefreshPageButton />
      </>
    ) : (
      actions
    );
  const muted = tone === 'notice' ? '' : 'text-text-2';
  return (
    <section
      aria-labelledby={titleId}
      className={`flex flex-col gap-4 rounded-panel border p-6 sm:flex-row sm:gap-5 md:p-7 ${look.panel}`}
    >
      <span
        className={`grid size-11 shrink-0 place-items-center rounded-input bg-chip shadow-rest ${look.chip}`}
      >
        <Icon name={icon ?? look.icon} />
      </span>
      <div className="min-w-0 flex-1">
        <Title id={titleId} className="text-title! leading-tight! tracking-[-0.018em]!">
          {title ?? fill(words.loadingTitle, { type: type ?? words.content })}
        </Title>
        <div className={`mt-2 max-w-[40em] ${muted}`}>{message}</div>
        {children && <div className={`mt-4 ${muted}`}>{children}</div>}
        {hintText && <p className={`mt-3 text-note ${muted}`}>{hintText}</p>}
        {(buttons || extraAction) && (
          <div className="mt-5 flex flex-wrap gap-3">
            {buttons}
            {extraAction}
          </div>
        )}
      </div>
    </section>
  );
}
