import { problemWords } from '#copy/en/problem-words.ts';
import { ButtonLink, type ButtonLook } from './button.tsx';
import { useWords } from './wording-context.ts';

/** Loads the page again: a link to the page itself. */
export function TryAgainButton({ label, look }: { label?: string; look?: ButtonLook }) {
  const words = useWords(problemWords);
  return (
    <ButtonLink to="" size="small" look={look ?? 'primary'}>
      {label ?? words.tryAgain}
    </ButtonLink>
  );
}

/** Loads the whole page again. */
export function RefreshPageButton() {
  const words = useWords(problemWords);
  return (
    <ButtonLink to="" size="small" look="outline">
      {words.refreshPage}
    </ButtonLink>
  );
}
