import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { watchMenu } from './browser/menu.ts';
import { isOwnersPath } from './browser/owners-path.ts';
import { watchThemeSwitches } from './browser/theme-switch.ts';
import { keepTrustedTypes } from './browser/trusted-types.ts';

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
