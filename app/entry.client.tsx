import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { watchThemeSwitches } from './browser/theme-switch.ts';
import { keepTrustedTypes } from './browser/trusted-types.ts';

// The owner's area alone is an application; public pages load `islands/start-page.ts` instead.
keepTrustedTypes();
watchThemeSwitches();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
