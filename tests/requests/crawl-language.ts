import { foreignWords, ownLines, type CatalogueLanguage } from '#tests/support/foreign-words.ts';
import { MARK } from '#tests/support/marked-sample.ts';
import { readDocument } from '#tests/support/read-document.ts';
import { textsOfJson, textsSaid, type TextSaid } from '#tests/support/texts-said.ts';
import type { SiteParts } from '#server/app.ts';
import type { SocialCard } from '#server/http/http.ts';
import type { SiteInProcess } from './site-in-process.ts';

const SITE_URL = 'https://vending.example';
/** Drawn files of one kind are made of the same words: so many of each are read. */
const MOST_FILES = 2;
const FILES = /^\/(?:assets|content-assets|fonts|icons|pictures|preview|admin|service-worker)\b/u;
/** Values that schema.org or we define, and the language that a block says of itself. */
const DEFINED = /(?:@type|@context|inLanguage|contactType|icon|language)$/u;

/** Listens to what a site says in one language, and keeps what is wrong with it. */
export function listenIn(language: CatalogueLanguage) {
  const faults = new Map<string, string>();
  const foreign = foreignWords(language);
  const isLine = ownLines(language);

  /** Every kind of fault once for each kind of page. */
  function fault(kind: string, path: string, place: string, text: string): void {
    const key = `${kind} at ${place} of ${routeOf(path)}`;
    if (!faults.has(key)) faults.set(key, `${key}: “${text.slice(0, 90)}” (${path})`);
  }

  /** A text that stands by itself. */
  function word(path: string, place: string, text: string): void {
    const found = foreign(text);
    if (found !== null) fault(`words of ${found}`, path, place, text);
  }

  function said(path: string, { as, place, text, lang, dir }: TextSaid): void {
    const where = `${place.split(' ').slice(-4).join(' ')}@${as}`;
    const own = nameOf(lang);
    const marks = [...text.matchAll(MARK)].map(([, code]) => code!);
    // The title and the description stand in a bar or in a list of somebody else's, which have no such marks.
    if (place.startsWith('html head')) {
      if (marks.length === 0) word(path, where, text);
    } else if (marks.length === 0) {
      // Where another language is said, it has to be that of the words.
      if (own === language) word(path, where, text);
      else if (isOwnWord(language, own, text))
        fault(`own words marked as ${own}`, path, where, text);
    } else if (!isLine(text)) {
      if (marks.some((code) => code !== own))
        fault(`not marked`, path, where, `${text} in ${lang}`);
      // Attributes have no lines.
      else if (as === 'text' && dir !== directionOf(own) && dir !== 'auto')
        fault(`runs ${dir}`, path, where, text);
    }
  }

  function json(path: string, value: unknown, as = ''): void {
    for (const { path: place, text } of textsOfJson(value))
      if (!DEFINED.test(place)) word(path, as + place, text);
  }

  function page(path: string, html: string): void {
    for (const text of textsSaid(html)) said(path, text);
    for (const [, block = ''] of html.matchAll(
      /<script type="application\/ld\+json">(.*?)<\/script>/gsu,
    ))
      json(path, JSON.parse(block), 'ld');
  }

  function plain(path: string, text: string): void {
    for (const line of text.split(/[\n<>]/u))
      word(path, 'line', line.replace(/^[-#*\s]+/u, '').trim());
  }

  async function file(path: string, bytes: Buffer): Promise<void> {
    const { language: whole, texts } = await readDocument(bytes);
    for (const { role, text, lang } of texts)
      said(path, { as: 'text', place: role, text, lang: lang ?? whole, dir: 'auto' });
  }

  /** What the social card of a page says. No part of a picture can say its language: it is that of the page's own title. */
  function card(path: string, html: string, [drawn]: readonly SocialCard[]) {
    if (drawn === undefined) return fault('no card', path, 'head', '');
    const { title, kicker, siteName, titleDirection } = drawn;
    const marks = [...title.matchAll(MARK)].map(([, code]) => code!);
    const isShown = textsSaid(html).some(({ text }) => text.includes(title));
    if (marks.length > 0 && !isShown) fault('not of the page', path, 'card title', title);
    if (titleDirection !== directionOf(marks[0] ?? language))
      fault(`runs ${titleDirection}`, path, 'card title', title);
    if (marks.length === 0) word(path, 'card title', title);
    if (kicker !== '') word(path, 'card kicker', kicker);
    word(path, 'card site', siteName);
  }

  /** Whatever an address answered. */
  async function answer(
    path: string,
    { headers, body }: { headers: Record<string, string>; body: string },
  ) {
    const type = headers['content-type'] ?? '';
    const text = Buffer.from(body, 'latin1').toString();
    if (type.includes('html')) page(path, text);
    else if (type.includes('json')) json(path, JSON.parse(text));
    else if (type.includes('pdf')) await file(path, Buffer.from(body, 'latin1'));
    else if (/xml|text\/plain/u.test(type)) plain(path, text);
  }

  return { answer, page, plain, word, card, faults: () => [...faults.values()].toSorted() };
}

/** Cards that say what they are asked to, and are not drawn: the crawl reads what is recorded. */
export function recordCards() {
  const drawn: SocialCard[] = [];
  const socialCards: SiteParts['socialCards'] = {
    async draw(card) {
      drawn.push(card);
      return Buffer.alloc(0);
    },
  };
  return { drawn, socialCards };
}

/**
 * Reads every page that the pages of a language lead to, and addresses that no link has.
 * @param asked addresses of the default language
 * @param drawn the cards that the site was asked to draw (`recordCards`)
 */
export async function crawl(
  site: SiteInProcess,
  language: CatalogueLanguage,
  { asked, drawn }: { asked: readonly string[]; drawn: SocialCard[] },
): Promise<{ faults: string[]; pages: number; cards: number }> {
  const listener = listenIn(language);
  const base = language === 'en' ? '' : `/${language}`;
  const start = asked.map((path) => (path === '/' ? base || '/' : base + path));
  const waiting = [...start];
  const seen = new Map<string, number>();
  const shared = new Set<string>();
  const isOwn = (path: string) =>
    path.startsWith('/') &&
    !path.startsWith('//') &&
    !FILES.test(path) &&
    (base === ''
      ? !/^\/(?:de|ar|fr|es)(?:[/?]|$)/u.test(path)
      : `${path}/`.match(/^\/\w+(?=[/?])/u)?.[0] === base);
  let pages = 0;
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    // Choices without number are one page; so are files of one kind.
    const names = [...new URL(path, SITE_URL).searchParams.keys()].toSorted().join();
    const key = start.includes(path)
      ? path
      : path.includes('.pdf')
        ? routeOf(path)
        : `${path.replace(/\?.*/u, '')}?${names}`;
    const times = seen.get(key) ?? 0;
    if (times >= (path.includes('.pdf') ? MOST_FILES : 1)) continue;
    seen.set(key, times + 1);
    const answer = await site.ask({ path });
    const { location } = answer.headers;
    if (location !== undefined) waiting.push(location.replace(SITE_URL, ''));
    await listener.answer(path, answer);
    if (!(answer.headers['content-type'] ?? '').includes('html')) continue;
    pages += 1;
    const [, address = ''] = /"og:image" content="([^"]*)"/u.exec(answer.body) ?? [];
    if (address !== '' && !shared.has(address)) {
      shared.add(address);
      await site.ask({ path: address.replace(SITE_URL, '') });
      listener.card(path, answer.body, drawn.splice(0));
    }
    for (const [, to = ''] of answer.body.matchAll(/ (?:href|action|formaction)="([^"]*)"/gu)) {
      const next = to.replace(SITE_URL, '').replace(/#.*/u, '').replaceAll('&amp;', '&');
      if (isOwn(next)) waiting.push(next);
    }
  }
  return { faults: listener.faults(), pages, cards: shared.size };
}

const nameOf = (lang: string) => lang.split('-')[0]!;
const directionOf = (name: string) => (name === 'ar' ? 'rtl' : 'ltr');

/** Words of the page's language that the language they are said to be in does not have. */
function isOwnWord(language: CatalogueLanguage, lang: string, text: string): boolean {
  const found = foreignWords(lang as CatalogueLanguage)(text);
  return found !== null && found.startsWith(language);
}

/** An address without its language, its slug and its query: its kind of page. */
function routeOf(path: string): string {
  return path
    .replace(/\?.*/u, '')
    .replace(/^\/(?:de|ar|fr|es)(?=\/|$)/u, '')
    .replace(
      /^\/(machines|products|business-goals|technology|blog)\/(?!compare|detailed|rss|feed)[^/.]+/u,
      '/$1/*',
    );
}
