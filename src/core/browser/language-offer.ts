import { readStored, store } from '#dom/stored.ts';

const KEPT = 'languageOffer';
const LOOK =
  'fixed inset-x-4 bottom-4 z-40 mx-auto flex max-w-[36rem] flex-wrap items-center gap-x-5 gap-y-2 rounded-panel border border-line bg-card px-5 py-3.5 text-note text-text shadow-float print:hidden';

type Offer = { offer: string; open: string; stay: string };

/**
 * Offers the page in the visitor's language where that is another one of the site's: nobody is led there by a guess. A no
 * counts for the visit.
 */
export function offerLanguage(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-language-offer]')];
  if (links.length === 0 || readStored('sessionStorage', KEPT)) return;
  const link = preferred(links, navigator.languages, document.documentElement.lang);
  if (!link) return;
  const words = JSON.parse(link.dataset['languageOffer']!) as Offer;
  const line = document.createElement('aside');
  line.lang = link.lang;
  line.dir = 'auto';
  line.className = LOOK;
  const text = document.createElement('p');
  text.textContent = words.offer;
  const open = document.createElement('a');
  open.href = link.href;
  open.textContent = words.open;
  open.className = 'touch-area font-medium text-link underline underline-offset-4';
  const stay = document.createElement('button');
  stay.type = 'button';
  stay.textContent = words.stay;
  stay.className = 'touch-area underline underline-offset-4';
  stay.addEventListener('click', () => {
    store('sessionStorage', KEPT, true);
    line.remove();
  });
  line.append(text, open, stay);
  document.body.append(line);
}

/** The link of the language that the visitor likes best, where that is not the page's. */
export function preferred<Link extends { lang: string }>(
  links: readonly Link[],
  wanted: readonly string[],
  shown: string,
): Link | undefined {
  for (const tag of wanted) {
    if (baseOf(tag) === baseOf(shown)) return undefined;
    const link =
      links.find(({ lang }) => lang.toLowerCase() === tag.toLowerCase()) ??
      links.find(({ lang }) => baseOf(lang) === baseOf(tag));
    if (link) return link;
  }
  return undefined;
}

const baseOf = (tag: string) => tag.split('-', 1)[0]!.toLowerCase();
