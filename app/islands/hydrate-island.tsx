import { createElement, useEffect, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Hydrates one island in its root. A part that throws goes back to how it was sent: its links and forms are the browser's.
 * @param prefix the prefix of its ids, as the server rendered them
 * @returns when the part answers
 */
export function hydrateIsland(
  root: Element,
  Part: ComponentType<object>,
  props: object,
  prefix: string,
): Promise<void> {
  const sent = [...root.childNodes].map((node) => node.cloneNode(true));
  return new Promise((resolve, reject) => {
    hydrateRoot(root, <Hydrated onAwake={resolve}>{createElement(Part, props)}</Hydrated>, {
      identifierPrefix: prefix,
      onUncaughtError(error) {
        console.error(error);
        // React empties the root after it has reported the error.
        setTimeout(() => root.replaceChildren(...sent));
        reject(error as Error);
      },
    });
  });
}

function Hydrated({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  useEffect(onAwake, [onAwake]);
  return children;
}
