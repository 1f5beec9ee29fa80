// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { createFieldEdits, localeShown, shownEntries } from './shown-fields.ts';

const tags = (id: string, field: string) =>
  `data-contentful-entry-id="${id}" data-contentful-field-id="${field}" data-contentful-locale="de"`;

function draw(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body;
}

test('knows which entries are shown, and in which language', () => {
  const body = draw(`<h1 ${tags('m1', 'title')}>Divi</h1><p ${tags('m2', 'title')}>Duo</p>`);
  expect([...shownEntries(body)]).toEqual(['m1', 'm2']);
  expect(localeShown(body)).toBe('de');
  expect(localeShown(draw('<p>None</p>'))).toBe('en-US');
});

test('shows an edit where the old words stand, in a list too, and nowhere else', () => {
  const body = draw(
    `<h1 ${tags('m1', 'title')} data-preview-text=""><i></i>Divi</h1>` +
      `<li ${tags('m1', 'features')} data-preview-text="1">Solar</li>` +
      `<p ${tags('m1', 'title')}>Interested in the Divi?</p>` +
      `<h1 ${tags('m2', 'title')} data-preview-text="">Divi</h1>`,
  );
  const edits = createFieldEdits(body);
  edits.show('m1', { title: 'Divi <b>', features: ['Cold', 'Wind wheel'] });
  expect([...body.children].map((child) => child.textContent)).toEqual([
    'Divi <b>',
    'Wind wheel',
    'Interested in the Divi?',
    'Divi',
  ]);
  edits.show('m1', { title: { nodeType: 'document' } });
  expect(body.querySelector('h1')?.textContent).toBe('Divi <b>');
});

test('while React takes an island over, it finds the words that were sent', () => {
  const title = `<h2 ${tags('s1', 'title')} data-preview-text="">Fresh food</h2>`;
  const body = draw(`<div data-island="hero-slider">${title}</div>${title}`);
  const [island, beside] = [...body.children] as [Element, Element];
  const edits = createFieldEdits(body);
  edits.show('s1', { title: 'Fresh' });
  expect(island.textContent).toBe('Fresh');
  edits.holdBack(island);
  expect(island.textContent).toBe('Fresh food');
  edits.show('s1', { title: 'Fresher' });
  expect([island.textContent, beside.textContent]).toEqual(['Fresh food', 'Fresher']);
  edits.showAgain(island);
  expect(island.textContent).toBe('Fresher');
});
