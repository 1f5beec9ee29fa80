import { watchAccordions } from '#browser/accordion-keys.ts';
import { appendLink } from '#browser/append-link.ts';
import { keepForm, watchConnectivity } from '#browser/connectivity.ts';
import type { EarlyPresses } from '#browser/early-presses.ts';
import { fetchAhead, isGoodConnection } from '#browser/fetch-ahead.ts';
import { watchMenu } from '#browser/menu.ts';
import { watchHeaderMenus } from '#browser/header-menus.ts';
import { openAddressed } from '#browser/open-addressed.ts';
import { pageBase, pagePath } from '#dom/page-address.ts';
import { addressIn } from '#content/locales/address-in.ts';
import { watchPendingPages } from '#browser/pending-page.ts';
import { watchPictureMoves } from '#browser/picture-move.ts';
import { isPlainClick } from '#browser/is-plain-click.ts';
import { watchPictures } from '#browser/pictures.ts';
import { watchReveal } from '#browser/reveal.ts';
import { loadRuntimeConfig } from '#browser/runtime-config.ts';
import { checkSecurity } from '#browser/security-check.ts';
import { startServiceWorker } from '#browser/start-service-worker.ts';
import { watchThemeSwitches } from '#browser/theme-switch.ts';
import { keepTrustedTypes } from '#browser/trusted-types.ts';
import { noteVisit } from '#browser/visit-context.ts';
import { measureVitals } from '#browser/vitals.ts';
import { readWaiting } from '#browser/waiting-store.ts';
import { connectivityWords } from '#copy/en/connectivity-words.ts';
import { waitingWords } from '#copy/en/waiting-words.ts';
import { pageWording } from '#copy/wording.ts';
import { toastConnection } from '#ui/connection-toast.ts';
import { toast } from '#ui/toast.ts';
import { showContentNotices, showKeptToast, watchToasts } from './show-toasts.ts';
import { islandFiles, watchIslands } from './watch-islands.ts';

/*
 * Everything a public page does in the browser. It comes after the page has been painted, or with the first touch
 * (`browser/early-presses.ts`), and runs no React: that comes with the islands that are hydrated.
 */

keepTrustedTypes();
noteVisit();

const early = window as unknown as EarlyPresses;
if (early.keepPress) removeEventListener('click', early.keepPress, true);

watchToasts();
watchThemeSwitches();
watchMenu();
watchHeaderMenus();
watchPictures();
watchAccordions();
openAddressed(document.body);
watchPictureMoves();
watchPendingPages();
const projectList = () => import('./project-list.ts');
/** Puts something on the project list; where what does so cannot be fetched, the link leads to a list of that alone. */
function addToProject(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-project-add]');
  if (!link || !isPlainClick(event)) return;
  event.preventDefault();
  projectList().then(
    (list) => list.addToProject(link),
    () => location.assign(link.href),
  );
}
// Parts that are being hydrated keep clicks from what comes after them.
addEventListener('click', addToProject, { capture: true });
/** Uses what some pages have use for; they work without it where it cannot be fetched. */
const using = <Module>(loading: Promise<Module>, use: (module: Module) => void) =>
  loading.then(use, () => undefined);
if (document.querySelector('[data-project-page],[data-has-project]'))
  void using(projectList(), (list) => list.showProject());
const tool = document.querySelector<HTMLFormElement>('[data-tool=live]');
/** Comes with the first touch of a tool, whose form leads to its answer without it. */
const answerTool = () =>
  using(import('#browser/live-answers.ts'), ({ drawAnswers }) => drawAnswers(tool!));
if (tool?.matches(':focus-within')) void answerTool();
else tool?.addEventListener('focusin', answerTool, { once: true });

// The forms' own messages stand beside the fields; without a script the browser's do.
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-form-type]'))
  form.noValidate = true;
watchIslands({
  pressed: early.earlyPresses ?? [],
  keepForm: (form) => {
    if (navigator.onLine || !keepForm(form)) return false;
    const words = pageWording.of(waitingWords);
    toast({ title: words.title, description: words.text, tone: 'warning' });
    return true;
  },
});

watchConnectivity((isOnline) => {
  toastConnection(pageWording.of(connectivityWords), isOnline);
  if (isOnline) sendWaiting();
});

/** A connection that returns often carries nothing yet: what could not be sent is tried again after this long. */
const WAITING_RETRY_MS = 10_000;

/** Sends the inquiries that wait in this browser; what sends them is fetched only when any do. */
function sendWaiting(): void {
  if (!navigator.onLine || readWaiting().length === 0) return;
  const retry = () => void setTimeout(sendWaiting, WAITING_RETRY_MS);
  import('#sections/inquiry-form/waiting-inquiries.ts')
    .then((waiting) => waiting.sendWaitingInquiries(pageWording))
    .then(retry, retry);
}

/** Where the owner has chosen to count visits; what counts them is fetched only there. */
function countVisit(): void {
  const { analytics } =
    document.querySelector<HTMLElement>('script[data-analytics]')?.dataset ?? {};
  if (analytics) void import('#browser/analytics.ts').then((module) => module.startAnalytics());
}

/** Where the site has several languages; what offers them is fetched only there. */
function offerLanguage(): void {
  if (!document.querySelector('a[data-language-offer]')) return;
  void using(import('#browser/language-offer.ts'), (module) => module.offerLanguage());
}

/** Where visitors are led from everywhere (part 2 section 9, prefetch targets). */
function targets(): string[] {
  return ['/products', '/technology', '/contact']
    .filter((path) => path !== pagePath())
    .map((path) => addressIn({ base: pageBase() }, path));
}

function onLoaded(): void {
  watchReveal();
  fetchAhead(() => [...islandFiles(), ...targets()]);
  setTimeout(() => {
    // In the page as sent it would be fetched, with its icon, beside the first picture; nobody installs a page before it
    // has loaded.
    appendLink('manifest', addressIn({ base: pageBase() }, '/site.webmanifest'));
    void loadRuntimeConfig();
    showKeptToast();
    showContentNotices();
    sendWaiting();
    checkSecurity();
    offerLanguage();
    countVisit();
    measureVitals();
    const script = document.querySelector<HTMLElement>('script[data-service-worker]');
    // On a good connection the files of parts that nobody has touched yet are kept, too.
    const files = isGoodConnection() ? islandFiles() : [];
    void startServiceWorker(script?.dataset['serviceWorker'], files);
  });
}

/** A page that is prepared ahead of a visit is no visit yet: nothing is counted, asked or played before it is shown. */
function whenShown(act: () => void): void {
  const { prerendering } = document as { prerendering?: boolean };
  if (prerendering) document.addEventListener('prerenderingchange', act, { once: true });
  else act();
}

// It usually has: the inline script asks for this file then.
if (document.readyState === 'complete') whenShown(onLoaded);
else addEventListener('load', () => whenShown(onLoaded));
