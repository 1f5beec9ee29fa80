import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { watchMenu } from '#browser/menu.ts';
import { watchThemeSwitches } from '#browser/theme-switch.ts';
import { keepTrustedTypes } from '#browser/trusted-types.ts';

/** Whether an address of ours leads to one of the owner's screens. What guards them reads foreign spellings too (`isAdminPath`). */
function isOwnersPath(pathname: string): boolean {
  return /^\/admin(?:\/|$)/u.test(pathname);
}

// Loaded by application pages alone; public pages load `islands/start-page.ts`, and so does the gallery on top of this.
keepTrustedTypes();
if (isOwnersPath(location.pathname)) {
  watchThemeSwitches();
  watchMenu();
}
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
