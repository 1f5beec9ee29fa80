import { act } from '@testing-library/react';
import { createElement, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, vi } from 'vitest';
import { ISLAND_PARTS, type IslandName } from '#islands/island-parts.ts';
import { propsId } from '#islands/props-id.ts';

/** The HTML that a visitor gets before any script runs. */
export function asHtml(part: ReactNode): string {
  return renderToString(part);
}

/** Sends a part of a page as HTML; its islands stay asleep, and no script of the page has run. */
export function send(part: ReactNode): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = asHtml(part);
  document.body.append(root);
  leaving.push(() => root.remove());
  return root;
}

/**
 * Sends a part that is an island as HTML and then hydrates it, as on the site.
 * Answers the element that holds it and whatever React had to correct.
 */
export async function visit(
  part: ReactNode,
  beforeReact: (root: HTMLElement) => void = () => undefined,
): Promise<{ root: HTMLElement; corrections: string[] }> {
  const root = send(part);
  beforeReact(root);
  const corrections: string[] = [];
  await hydrate(root, part, '', corrections);
  return { root, corrections };
}

/** Sends a part of a page as HTML and then hydrates all of its islands. */
export async function visitIslands(
  part: ReactNode,
): Promise<{ root: HTMLElement; corrections: string[] }> {
  const root = send(part);
  const corrections: string[] = [];
  for (const island of root.querySelectorAll<HTMLElement>('[data-island]')) {
    const { island: name, prefix = '' } = island.dataset;
    const Part = (await ISLAND_PARTS[name as IslandName]()) as ComponentType<object>;
    const props = JSON.parse(document.getElementById(propsId(prefix))!.textContent) as object;
    await hydrate(island, createElement(Part, props), prefix, corrections);
  }
  return { root, corrections };
}

async function hydrate(
  root: HTMLElement,
  part: ReactNode,
  identifierPrefix: string,
  corrections: string[],
): Promise<void> {
  const react = await act(async () =>
    hydrateRoot(root, part, {
      identifierPrefix,
      onRecoverableError: (error) => void corrections.push(String(error)),
    }),
  );
  leaving.push(() => act(() => react.unmount()));
}

const leaving: (() => void)[] = [];

/** Takes every part away that was sent, as happens after each test. */
export function leave(): void {
  // A root is unmounted before the element that holds it goes.
  for (const go of leaving.splice(0).toReversed()) go();
}

afterEach(leave);

/** Pictures stay on their way, as they do until a browser has fetched them. */
export function keepPicturesLoading(): void {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
}
