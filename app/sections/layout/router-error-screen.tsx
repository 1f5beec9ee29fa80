import { isRouteErrorResponse } from 'react-router';
import { routerErrorWords as words } from '#copy/error-screen-words.ts';
import { ButtonLink } from '#ui/button.tsx';
import { SlotMotif } from '#ui/slot-motif.tsx';

/** The router's error page (part 2 section 2): for thrown errors, with a way home. */
export function RouterErrorScreen({ error }: { error: unknown }) {
  return (
    <section className="bg-bg py-[clamp(48px,6vw,96px)]">
      <div className="container-site">
        <div className="relative overflow-hidden rounded-card bg-blue-950 p-[clamp(36px,7vw,112px)] text-white md:rounded-banner">
          <div className="relative z-1 max-w-[34em]">
            <h1>{words.title}</h1>
            <p className="mt-6 text-intro text-[#c3d0ea]">{words.text}</p>
            <p className="mt-3 mb-9 text-[#c3d0ea]">
              <i>{describeError(error)}</i>
            </p>
            <ButtonLink to="/" look="inverse">
              {words.home}
            </ButtonLink>
          </div>
          <SlotMotif className="absolute -right-24 -bottom-40 w-72 opacity-30 md:top-[-12%] md:right-[-3%] md:bottom-auto md:w-[36%] md:opacity-80" />
        </div>
      </div>
    </section>
  );
}

/** The error's status text or message, else 'Unknown error'; never a stack. */
export function describeError(error: unknown): string {
  if (isRouteErrorResponse(error))
    return error.statusText || String(error.data ?? '') || words.unknown;
  return error instanceof Error && error.message !== '' ? error.message : words.unknown;
}
