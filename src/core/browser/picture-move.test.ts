// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startScript } from '#tests/support/page-script.ts';
import { watchPictureMoves } from './picture-move.ts';

let stopScript = () => {};
const card = (id: string) => `
  <article><div id="${id}" data-moving-frame></div><a id="${id}-link" href="#${id}">Open</a></article>`;

beforeEach(() => {
  document.body.innerHTML = `<div id="top" data-moving-frame></div>${card('one')}${card('two')}
    <a id="plain" href="#x">Elsewhere</a>`;
  stopScript = startScript(watchPictureMoves);
});
afterEach(() => {
  stopScript();
  document.body.innerHTML = '';
});

const press = (id: string) => document.getElementById(id)!.click();
const names = () =>
  ['top', 'one', 'two'].map((id) => document.getElementById(id)!.style.viewTransitionName ?? '');

it('names the frame of the card that was pressed, and no other', () => {
  press('one-link');
  expect(names()).toEqual(['none', 'picture', 'none']);
  press('two-link');
  expect(names()).toEqual(['none', 'none', 'picture']);
});

it('leaves the names alone for a link outside a card', () => {
  const before = names();
  press('plain');
  expect(names()).toEqual(before);
});

/** Leaves the page as a browser does that has begun to take its picture. */
function leave() {
  const skipTransition = vi.fn();
  dispatchEvent(Object.assign(new Event('pageswap'), { viewTransition: { skipTransition } }));
  return skipTransition;
}

it('keeps the browser from taking a picture of the page where none travels from it', () => {
  press('one-link');
  expect(leave()).not.toHaveBeenCalled();
  press('plain');
  expect(leave()).toHaveBeenCalledOnce();
});
