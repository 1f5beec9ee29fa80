import { isRouteErrorResponse } from 'react-router';
import { routerErrorWords } from '#copy/en/router-error-words.ts';
import type { Wording } from '#copy/wording.ts';
import { PanelPage } from '#ui/motif-panel.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { useWording } from '#ui/wording-context.ts';

/** The router's error page (part 2 section 2): for thrown errors, with a way home. */
export function RouterErrorScreen({ error }: { error: unknown }) {
  const wording = useWording();
  const words = wording.of(routerErrorWords);
  return (
    <PanelPage
      tone="deep"
      title={words.title}
      actions={
        <ButtonLink to="/" look="inverse">
          {words.home}
        </ButtonLink>
      }
    >
      <p>{words.text}</p>
      <p className="text-body">
        <i>{describeError(wording, error)}</i>
      </p>
    </PanelPage>
  );
}

/** The error's status text or message, else 'Unknown error'; never a stack. */
function describeError(wording: Wording, error: unknown): string {
  const words = wording.of(routerErrorWords);
  if (isRouteErrorResponse(error))
    return error.statusText || String(error.data ?? '') || words.unknown;
  return error instanceof Error && error.message !== '' ? error.message : words.unknown;
}
