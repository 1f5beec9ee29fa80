import { isRouteErrorResponse } from 'react-router';
import { routerErrorWords as words } from '#copy/error-screen-words.ts';
import { ButtonLink } from '#ui/button.tsx';

/** The router's error page (part 2 section 2): for thrown errors, with a way home. */
export function RouterErrorScreen({ error }: { error: unknown }) {
  return (
    <div className="container-site grid min-h-[60vh] content-center justify-items-start gap-5 py-section">
      <h1>{words.title}</h1>
      <p className="text-intro text-text-2">{words.text}</p>
      <p className="text-text-3">
        <i>{describeError(error)}</i>
      </p>
      <ButtonLink to="/">{words.home}</ButtonLink>
    </div>
  );
}

/** The error's status text or message, else 'Unknown error'; never a stack. */
export function describeError(error: unknown): string {
  if (isRouteErrorResponse(error))
    return error.statusText || String(error.data ?? '') || words.unknown;
  return error instanceof Error && error.message !== '' ? error.message : words.unknown;
}
