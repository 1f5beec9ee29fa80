import { createElement, useEffect, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ProblemBoundary } from '#ui/problem-boundary.tsx';

/**
 * Hydrates one island in its root.
 * @param prefix the prefix of its ids, as the server rendered them
 * @returns when the part answers
 */
export function hydrateIsland(
  root: Element,
  Part: ComponentType<object>,
  props: object,
  prefix: string,
): Promise<void> {
  return new Promise((resolve) => {
    hydrateRoot(
      root,
      <ProblemBoundary type="Content">
        <Woken onAwake={resolve}>{createElement(Part, props)}</Woken>
      </ProblemBoundary>,
      {
        identifierPrefix: prefix,
      },
    );
  });
}

function Woken({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  useEffect(onAwake, [onAwake]);
  return children;
}
