// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { projectWords } from '#copy/en/project-words.ts';
import { addToStore, readProject, replaceStore } from '#browser/project-store.ts';
import { addToProject, showProject } from './project-list.ts';

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

it('a link puts several machines on the list, each by its own name and quantity', () => {
  document.body.innerHTML = `<a href="/project?machine=duo:2&amp;machine=frost:1" data-project-add data-project-title="Duo and Frost" data-project-titles='["Duo","Frost"]'><span data-project-label></span></a>`;
  const link = document.querySelector('a')!;
  addToStore([ITEM]);
  showProject();
  // One of them alone is not the link's list.
  expect(link.hasAttribute('data-project-add')).toBe(true);
  addToProject(link);
  expect(readProject().map(({ part, title, quantity }) => [part, title, quantity])).toEqual([
    ['machine=duo', 'Duo', 2],
    ['machine=frost', 'Frost', 1],
  ]);
  expect(link.hasAttribute('data-project-add')).toBe(false);
});

it('the header and the menu lead to the list once it holds something', () => {
  document.body.innerHTML = '<a href="/project?kept=" data-project-open></a>';
  const isShown = () => document.documentElement.hasAttribute('data-has-project');
  showProject();
  expect(isShown()).toBe(false);
  addToStore([ITEM]);
  showProject();
  expect(isShown()).toBe(true);
  expect(document.querySelector('a')!.getAttribute('href')).toBe('/project');
  replaceStore([]);
  showProject();
  expect(isShown()).toBe(false);
});

// Seen failing: the English list took the place of the German one.
it('the list is followed where the page is, in its language', async () => {
  document.documentElement.dataset['base'] = '/de';
  document.body.innerHTML =
    '<div data-project-page=""><form><input name="row" value="duo"><input name="quantity" value="2"></form></div>';
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: URL) => {
    asked.push(url.pathname + url.search);
    throw new Error('No connection');
  });
  vi.resetModules();
  const list = await import('./project-list.ts');
  list.showProject();
  document.querySelector('form')!.requestSubmit();
  expect(asked).toEqual(['/de/project?row=duo&quantity=2']);
  delete document.documentElement.dataset['base'];
  vi.unstubAllGlobals();
});
