import { isRouteErrorResponse } from 'react-router';
import { routerErrorWords as words } from '#copy/error-screen-words.ts';
import { PanelPage } from '#sections/page/panel-page.tsx';
import { ButtonLink } from '#ui/button.tsx';

/** The router's error page (part 2 section 2): for thrown errors, with a way home. */
export function RouterErrorScreen({ error }: { error: unknown }) {
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
      <p className="text-base">
        <i>{describeError(error)}</i>
      </p>
    </PanelPage>
  );
}

/** The error's status text or message, else 'Unknown error'; never a stack. */
function describeError(error: unknown): string {
  if (isRouteErrorResponse(error))
    return error.statusText || String(error.data ?? '') || words.unknown;
  return error instanceof Error && error.message !== '' ? error.message : words.unknown;
}
