import type { MouseEvent } from 'react';
import { problemWords } from '#copy/problem-words.ts';
import { ButtonLink, type ButtonLook } from './button.tsx';

type Props = { label?: string; look?: ButtonLook; onRetry?: () => void };

/** Loads the page again, or runs `onRetry` where its part is an island. A link to the page itself. */
export function TryAgainButton({ label = problemWords.tryAgain, look, onRetry }: Props) {
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
      {label}
    </ButtonLink>
  );
}

/** Loads the whole page again. */
export function RefreshPageButton({
  label = problemWords.refreshPage,
  look,
}: Omit<Props, 'onRetry'>) {
  return (
    <ButtonLink to="" size="small" look={look ?? 'outline'}>
      {label}
    </ButtonLink>
  );
}
