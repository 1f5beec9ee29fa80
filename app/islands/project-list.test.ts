// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { projectWords } from '#copy/en/project-words.ts';
import { addToStore, replaceStore } from '#browser/project-store.ts';
import { showProject } from './project-list.ts';

const ITEM = { part: 'machine=duo', title: 'Duo', quantity: 2, addedAtMs: 1 };

afterEach(() => {
  replaceStore([]);
  document.body.replaceChildren();
});

it('the contact page offers to send the kept list along, with what the inquiry is about', () => {
  document.body.innerHTML = `<p hidden><a data-project-along href="/contact?about=product%3Agrocery&amp;">${projectWords.card.sendAlong}</a></p>`;
  const line = document.querySelector('p')!;
  showProject();
  expect(line.hidden).toBe(true);
  addToStore([ITEM]);
  showProject();
  expect(line.hidden).toBe(false);
  expect(line.querySelector('a')!.getAttribute('href')).toBe(
    '/contact?about=product%3Agrocery&machine=duo:2',
  );
  replaceStore([{ ...ITEM, quantity: 3 }]);
  showProject();
  expect(line.querySelector('a')!.getAttribute('href')).toMatch(/&machine=duo:3$/u);
});
