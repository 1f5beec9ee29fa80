import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { afterEach, vi } from 'vitest';

/** A part inside a router, as on a page of the site: links and data reloads work. */
export function onPage(part: ReactNode): ReactNode {
  const Page = createRoutesStub([{ path: '*', Component: () => part }]);
  return <Page />;
}

/** The HTML that a visitor gets before any script runs. */
export function asHtml(part: ReactNode): string {
  return renderToString(onPage(part));
}

/**
 * Sends the part as HTML and then starts React on it, as on the site.
 * Answers the element that holds it and whatever React had to correct.
 */
export async function visit(
  part: ReactNode,
  beforeReact: (root: HTMLElement) => void = () => undefined,
): Promise<{ root: HTMLElement; corrections: string[] }> {
  const root = document.createElement('div');
  root.innerHTML = asHtml(part);
  document.body.append(root);
  beforeReact(root);
  const corrections: string[] = [];
  const react = await act(async () =>
    hydrateRoot(root, onPage(part), {
      onRecoverableError: (error) => void corrections.push(String(error)),
    }),
  );
  leaving.push(() => {
    act(() => react.unmount());
    root.remove();
  });
  return { root, corrections };
}

const leaving: (() => void)[] = [];

afterEach(() => {
  for (const leave of leaving.splice(0)) leave();
});

/** Pictures stay on their way, as they do until a browser has fetched them. */
export function keepPicturesLoading(): void {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
}
