import type { MouseEvent } from 'react';
import { useRevalidator } from 'react-router';
import { problemWords } from '#copy/problem-words.ts';
import { ButtonLink, type ButtonLook } from './button.tsx';

type Props = { label?: string; look?: ButtonLook; onRetry?: () => void };

/**
 * Loads the page's data again, or runs `onRetry`. A link to the page itself, so that it also works
 * before and without JavaScript.
 */
export function TryAgainButton({ label = problemWords.tryAgain, look, onRetry }: Props) {
  const { revalidate, state } = useRevalidator();
  const retry = (event: MouseEvent) => {
    event.preventDefault();
    if (onRetry) onRetry();
    else void revalidate();
  };
  return (
    <ButtonLink
      to=""
      size="small"
      look={look ?? 'primary'}
      aria-disabled={state === 'loading' || undefined}
      onClick={retry}
    >
      {label}
    </ButtonLink>
  );
}

/** Loads the whole page again, the browser's way. */
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
