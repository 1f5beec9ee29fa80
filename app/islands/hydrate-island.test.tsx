// @vitest-environment happy-dom
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { hydrateIsland } from './hydrate-island.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

function Fragile() {
  const [pressed, setPressed] = useState(false);
  if (pressed) throw new Error('No title');
  return <button onClick={() => setPressed(true)}>Press</button>;
}

it('a part that throws goes back to how it was sent, and the console says why', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Fragile />);
  const sent = root.innerHTML;
  document.body.append(root);
  await hydrateIsland(root, Fragile, {}, '');
  root.querySelector('button')!.click();
  await vi.waitFor(() => expect(said).toHaveBeenCalled());
  await vi.waitFor(() => expect(root.innerHTML).toBe(sent));
  expect(said.mock.calls.flat().some((words) => String(words).includes('No title'))).toBe(true);
});
