import { createContext, useContext } from 'react';
import { Scripts } from 'react-router';

/**
 * Everything the browser needs to start React on this page, as data: module addresses, the router's
 * own context and the loaders' encoded answers. `start-react.ts` reads it at the first sign of intent.
 */
export type ReactHandoff = {
  modules: Record<string, string>;
  manifest: string;
  entry: string;
  /** Every file those modules need, so that one round trip fetches them all. */
  preloads: string[];
  /** The whole stylesheet: what React shows next may need more of it than the page was sent. */
  stylesheet: string;
  /** Every icon: what React shows next may show others than the page was sent. */
  icons: string;
  context: string;
  stream: string;
};

/** Set on the server only; in the browser the element that was sent stays as it is. */
export const ReactHandoffContext = createContext<string>('');

export const HANDOFF_ELEMENT_ID = 'react-handoff';
const START_SCRIPT_ID = 'start-script';

/**
 * Stands where the framework's `<Scripts>` would, but carries no executable script and preloads nothing: a visitor who
 * only reads never runs React, and nobody fetches a script before the first picture. `early-presses.ts` reads where the
 * start script is. In development the framework's own element is used.
 */
export function StartReactOnIntent({
  startScript,
  facts,
}: {
  startScript: string;
  /** Attributes that tell the start script what it has to know of the site. */
  facts: Record<string, string>;
}) {
  const handoff = useContext(ReactHandoffContext);
  if (import.meta.env.DEV) return <Scripts />;
  return (
    <>
      {/* Fetched by no browser that knows modules: `early-presses.ts` imports it when it is wanted, held to the hash
          that the server puts here (`server/security/script-integrity.ts`). */}
      <script id={START_SCRIPT_ID} noModule src={startScript} suppressHydrationWarning />
      <script
        id={HANDOFF_ELEMENT_ID}
        type="application/json"
        {...facts}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: handoff }}
      />
    </>
  );
}
