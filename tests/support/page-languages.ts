import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** What a page says of its language, and of its translations. */
export type PageLanguages = {
  lang: string;
  dir: string;
  canonical: string | null;
  /** Address by `hreflang`. */
  alternates: Readonly<Record<string, string>>;
};

/** Reads it as a search engine does, from the page as it was sent. */
export function readPageLanguages(html: string): PageLanguages {
  const found = { lang: '', dir: 'ltr', canonical: null as string | null };
  const alternates: Record<string, string> = {};
  const visit = (node: Tree.Node): void => {
    if (!('tagName' in node)) return;
    const { rel, hreflang, href = '', lang, dir } = attributesOf(node);
    if (node.tagName === 'html') Object.assign(found, { lang, ...(dir && { dir }) });
    if (node.tagName === 'link' && rel === 'canonical') found.canonical = href;
    if (node.tagName === 'link' && rel === 'alternate' && hreflang) alternates[hreflang] = href;
    if (node.tagName !== 'body') node.childNodes.forEach(visit);
  };
  parse(html).childNodes.forEach(visit);
  return { ...found, alternates };
}

function attributesOf({ attrs }: Tree.Element): Record<string, string | undefined> {
  return Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
}
