import {
  addToStore,
  isResult,
  itemsOf,
  onProjectChanged,
  queryOf,
  readProject,
  replaceStore,
  type KeptItem,
} from '#browser/project-store.ts';
import { isPlainClick } from '#browser/is-plain-click.ts';
import { PAGE_READ, type WorkerMessage } from '#browser/worker-messages.ts';
import { addressIn } from '#content/locales/address-in.ts';
import { projectListWords } from '#copy/en/project-list-words.ts';
import { count, fill, pageWording } from '#copy/wording.ts';
import { pageBase } from '#dom/page-address.ts';
import { toast } from '#ui/toast.ts';

const words = pageWording.of(projectListWords);

/*
 * The project list as this browser keeps it. Fetched when something is put on the list, on its page, and where something
 * is on it already: a visitor who never uses it pays nothing.
 */

/** Marks an address in this tab's history as the list that the browser keeps. */
const OWN = 'own-project';

const listHref = (items: readonly KeptItem[]) => projectAddress(queryOf(items));

const projectAddress = (query: string) =>
  addressIn({ base: pageBase() }, query === '' ? '/project' : `/project?${query}`);

/** Puts what a link names on the list; where the browser keeps nothing, the link leads to its list as without a script. */
export function addToProject(link: HTMLAnchorElement): void {
  const title = link.dataset['projectTitle']!;
  const titles = JSON.parse(link.dataset['projectTitles']!) as string[];
  const items = itemsOf(link.search.slice(1), new Map());
  if (!addToStore(items.map((item, index) => ({ ...item, title: titles[index]! })))) {
    location.assign(link.href);
    return;
  }
  keepPage();
  const kept = readProject();
  toast({
    title: fill(words.added, { title }),
    tone: 'success',
    action: {
      label: count(pageWording, words.open, kept.length),
      run: () => location.assign(listHref(kept)),
    },
  });
  showProject();
}

/** Has the worker keep the plain page of the list, so that it opens without a connection. */
function keepPage(): void {
  if (!('serviceWorker' in navigator)) return;
  const message: WorkerMessage = { type: PAGE_READ, page: listHref([]), files: [] };
  navigator.serviceWorker.controller?.postMessage(message);
}

let isWatching = false;

function show(): void {
  showLinks();
  showAlong();
  showPage();
}

/** On the contact page without a list: leads to the same with the kept one. */
function showAlong(): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-project-along]');
  if (!link) return;
  const kept = readProject();
  link.dataset['projectAlong'] ||= link.getAttribute('href')!;
  link.setAttribute('href', link.dataset['projectAlong'] + queryOf(kept));
  link.parentElement!.hidden = kept.length === 0;
}

/** Shows the state of the list on this page, now and whenever it changes. */
export function showProject(): void {
  show();
  if (isWatching) return;
  isWatching = true;
  onProjectChanged(show);
  // A page that is gone back to was stopped in between and has missed every change.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) show();
  });
  const page = document.querySelector<HTMLElement>('[data-project-page]');
  if (page) watchPage(page);
}

/** What is on the list already leads to it, and so do the header and the menu once it holds something. */
function showLinks(): void {
  const kept = readProject();
  document.documentElement.toggleAttribute('data-has-project', kept.length > 0);
  for (const link of document.querySelectorAll('[data-project-open]'))
    link.setAttribute('href', listHref([]));
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-project-title]')) {
    link.dataset['projectHref'] ??= link.getAttribute('href')!;
    const items = itemsOf(link.dataset['projectHref'].split('?')[1] ?? '', new Map());
    const isKept = items.every((item) =>
      kept.some(({ part, quantity }) => part === item.part && quantity >= item.quantity),
    );
    const label = link.querySelector<HTMLElement>('[data-project-label]')!;
    label.textContent = isKept
      ? count(pageWording, words.open, kept.length)
      : label.dataset['projectLabel']!;
    link.toggleAttribute('data-project-add', !isKept);
    link.setAttribute('href', isKept ? listHref(kept) : link.dataset['projectHref']);
  }
}

function markOwn(): void {
  history.replaceState({ ...history.state, [OWN]: true }, '');
}

const isOwn = () => (history.state as Record<string, unknown> | null)?.[OWN];

/** The page of the list: the kept one is shown, changed and followed; another is offered to be kept. */
function showPage(): void {
  const page = document.querySelector<HTMLElement>('[data-project-page]');
  if (!page) return;
  const shown = page.dataset['projectPage']!;
  const kept = readProject();
  const own = queryOf(kept);
  const isPlain = page.hasAttribute('data-project-plain');
  if (isPlain && location.search !== '') showOffline(page, kept);
  else if (isPlain && own !== '') open(kept);
  else if (shown === own) {
    if (own !== '') markOwn();
    notice(page, '', []);
  } else if (isOwn() && shown !== '') open(kept);
  else if (shown !== '') offer(page, shown, kept);
}

/** In place of this page, so that going back leads to where the visitor came from and not to an older list. */
function open(items: readonly KeptItem[]): void {
  if (location.pathname + location.search === listHref(items)) return;
  location.replace(listHref(items));
}

function offer(page: HTMLElement, shown: string, kept: readonly KeptItem[]): void {
  const theirs = itemsOf(shown, titlesOf(page));
  const keepThem = () => {
    if (!addToStore(theirs)) return;
    markOwn();
    show();
  };
  const later: Act = [words.later, () => notice(page, '', [])];
  if (kept.length === 0) notice(page, words.old, [[words.keep, keepThem], later]);
  else
    notice(page, words.foreign, [
      [words.merge, keepThem],
      [words.own, () => location.assign(listHref(kept))],
      later,
    ]);
}

/** What things are called, by their part of the address. */
function titlesOf(page: HTMLElement): ReadonlyMap<string, string> {
  const named = page.querySelectorAll<HTMLElement>('[data-project-part]');
  return new Map(
    [...named].map(({ dataset }) => [dataset['projectPart']!, dataset['projectName']!]),
  );
}

type Act = [label: string, run: () => void];

function notice(page: HTMLElement, text: string, acts: Act[]): void {
  const box = page.querySelector('[data-project-notice]');
  if (!box) return;
  box.replaceChildren();
  if (text === '') return;
  const card = element(
    'div',
    'flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-line bg-card p-4 shadow-float',
  );
  card.append(element('p', 'grow basis-56', text));
  for (const [label, run] of acts) {
    const button = element('button', 'touch-area py-1 text-link underline', label);
    button.setAttribute('type', 'button');
    button.addEventListener('click', run);
    card.append(button);
  }
  box.append(card);
}

/** Without a connection the plain page stands here: the list is written from what is kept. */
function showOffline(page: HTMLElement, kept: readonly KeptItem[]): void {
  notice(page, words.offline, []);
  const list = page.querySelector('[data-project-list]');
  const items = element('ul', 'grid gap-3');
  for (const { part, title, quantity } of kept) {
    const line = isResult(part) ? title : fill(words.machine, { title, quantity });
    items.append(element('li', 'rounded-card bg-card p-4 shadow-float', line));
  }
  list?.replaceChildren(items);
}

function element(name: string, className: string, text = ''): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}

/** Changes on the page of the kept list change what is kept, and take the page's place. */
function watchPage(page: HTMLElement): void {
  // The server's answer is at an address of its own; whether it is the kept list is known there by this.
  const follow = (href: string) => {
    const url = new URL(href, location.href);
    fetch(url, { headers: { Accept: 'text/html' } }).then(
      async (answer) => {
        const query = new URL(answer.url).search.slice(1);
        if (answer.ok) replaceStore(itemsOf(query, titlesOf(page)));
        location.replace(answer.ok ? answer.url : url);
      },
      () => location.replace(url),
    );
  };
  // What is changed on an empty page begins the list.
  const isKept = () =>
    isOwn() || (page.dataset['projectPage'] === '' && readProject().length === 0);
  page.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('[data-project-edit]');
    if (!link || !isKept() || !isPlainClick(event)) return;
    event.preventDefault();
    replaceStore(itemsOf(link.search.slice(1), titlesOf(page)));
    location.replace(link.href);
  });
  page.querySelector('form')?.addEventListener('submit', (event) => {
    if (!isKept()) return;
    event.preventDefault();
    const fields = new FormData(event.currentTarget as HTMLFormElement);
    follow(projectAddress(String(new URLSearchParams(fields as never))));
  });
  const print = page.querySelector<HTMLButtonElement>('[data-project-print]');
  const copy = page.querySelector<HTMLButtonElement>('[data-project-copy]');
  const address = page.querySelector<HTMLInputElement>('#project-share');
  print?.classList.remove('invisible');
  print?.addEventListener('click', () => window.print());
  if (!copy || !address || !('clipboard' in navigator)) return;
  copy.hidden = false;
  copy.addEventListener('click', () => {
    navigator.clipboard.writeText(address.value).then(
      () => toast({ title: words.copied, tone: 'success' }),
      () => address.select(),
    );
  });
}
