/** Runs in the control pages, which also work without it: lists without a round trip, slugs, a word before leaving. */
export const CONTROL_SCRIPT = String.raw`'use strict';
// An address with an id behind '#' opens that entry.
if (/^\/control\/?$/.test(location.pathname) && location.hash.length > 1) {
  location.replace('/control/open?id=' + encodeURIComponent(decodeURIComponent(location.hash.slice(1))));
}
document.querySelector('[data-focus]')?.focus();
const form = document.querySelector('form[data-edit]');
let isChanged = false;
const changed = () => { isChanged = true; };

function renumber(rows) {
  const items = [...rows.querySelectorAll(':scope > [data-row]')];
  items.forEach((row, at) => {
    const input = row.querySelector('input:not([type=hidden])');
    if (input) input.ariaLabel = input.ariaLabel.replace(/\d+$/, at + 1);
    for (const button of row.querySelectorAll('button[name=do]')) {
      button.value = button.value.replace(/\|\d+$/, '|' + at);
      button.ariaLabel = button.ariaLabel.replace(/: line \d+$/, ': line ' + (at + 1));
    }
  });
}

function move(button) {
  const row = button.closest('[data-row]');
  const rows = row.parentElement;
  if ('drop' in button.dataset) {
    const next = row.nextElementSibling ?? row.previousElementSibling;
    const isLastInput = row.querySelector('input:not([type=hidden])') && rows.children.length === 1;
    if (isLastInput) row.querySelector('input').value = '';
    else row.remove();
    (next?.querySelector('input:not([type=hidden]), button') ?? rows.parentElement.querySelector('[name=do]'))?.focus();
  } else if ('up' in button.dataset) {
    row.previousElementSibling?.before(row);
    button.focus();
  } else {
    row.nextElementSibling?.after(row);
    button.focus();
  }
  renumber(rows);
  changed();
}

function addRow(button) {
  const rows = button.previousElementSibling;
  const last = rows.lastElementChild;
  const copy = last.cloneNode(true);
  const input = copy.querySelector('input');
  input.value = '';
  input.removeAttribute('id');
  rows.append(copy);
  renumber(rows);
  input.focus();
}

const toSlug = (text) => text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '').toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '');

function followTitle(slug) {
  const source = document.getElementsByName(slug.dataset.slugOf)[0];
  if (!source) return;
  // Only as long as it is what the title makes of itself: an address that was chosen stays.
  let made = toSlug(source.value);
  source.addEventListener('input', () => {
    if (slug.value === '' || slug.value === made) {
      made = toSlug(source.value);
      slug.value = made;
    }
  });
}

if (form) {
  form.addEventListener('input', changed);
  form.addEventListener('click', (event) => {
    const button = event.target.closest('button[data-up], button[data-down], button[data-drop], button[data-add]');
    if (!button) return;
    event.preventDefault();
    if ('add' in button.dataset) addRow(button);
    else move(button);
  });
  form.addEventListener('submit', () => { isChanged = false; });
  addEventListener('beforeunload', (event) => { if (isChanged) event.preventDefault(); });
  for (const slug of form.querySelectorAll('[data-slug-of]')) if (slug.value === '') followTitle(slug);
  if (form.querySelector('[aria-invalid=true]')) isChanged = true;
}
`;
