import type { MouseEvent } from 'react';
import { problemWords } from '#copy/en/problem-words.ts';
import { ButtonLink, type ButtonLook } from './button.tsx';
import { useWords } from './wording-context.ts';

type Props = { label?: string; look?: ButtonLook; onRetry?: () => void };

/** Loads the page again, or runs `onRetry` where its part is an island. A link to the page itself. */
export function TryAgainButton({ label, look, onRetry }: Props) {
  const words = useWords(problemWords);
  const retry = (event: MouseEvent) => {
    event.preventDefault();
    onRetry?.();
  };
  return (
    <ButtonLink
      to=""
      size="small"
      look={look ?? 'primary'}
      {...(onRetry && { onClick: retry, 'data-press': '' })}
    >
      {label ?? words.tryAgain}
    </ButtonLink>
  );
}

/** Loads the whole page again. */
export function RefreshPageButton({ label, look }: Omit<Props, 'onRetry'>) {
  const words = useWords(problemWords);
  return (
    <ButtonLink to="" size="small" look={look ?? 'outline'}>
      {label ?? words.refreshPage}
    </ButtonLink>
  );
}
