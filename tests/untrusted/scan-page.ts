import type { Page } from '@playwright/test';

/** What a page under test shows of hostile content: addresses that lead out, handlers, elements that act. */
export type Findings = string[];

/** Looks through every element of the page. @param foreign a host that only payloads name */
export function scanPage(page: Page, foreign: string): Promise<Findings> {
  return page.evaluate((host) => {
    const found: string[] = [];
    const ADDRESSES = [
      'href',
      'src',
      'srcset',
      'action',
      'formaction',
      'poster',
      'data',
      'xlink:href',
      'ping',
      'background',
    ];
    const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);
    for (const element of document.querySelectorAll('*')) {
      const name = element.localName;
      if (
        /^(?:base|object|embed|applet|foreignobject|animate|set|use)$/iu.test(name) &&
        !element.closest('[data-own]')
      ) {
        const href = element.getAttribute('href') ?? '';
        const drawn = href.startsWith('#') ? document.getElementById(href.slice(1)) : null;
        // Our sprite's, or one of the icons out of it that came with the page.
        const isOwnIcon =
          href.startsWith('/assets/') || drawn?.parentElement?.matches('body > #page-icons');
        if (name !== 'use' || !isOwnIcon) found.push(`<${name}>`);
      }
      if (name === 'meta' && element.getAttribute('http-equiv')?.toLowerCase() === 'refresh')
        found.push('<meta refresh>');
      const isData = (element.getAttribute('type') ?? '').includes('json');
      if (name === 'script' && !isData && element.textContent?.includes('pwned'))
        found.push('<script>');
      for (const { name: attribute, value } of element.attributes) {
        const where = `${name} ${attribute}="${value.slice(0, 90)}"`;
        if (/^on/iu.test(attribute) || attribute === 'srcdoc') found.push(where);
        if (attribute === 'style' && value.includes(host)) found.push(where);
        if (!ADDRESSES.includes(attribute)) continue;
        const parts =
          attribute === 'srcset'
            ? value.split(/,\s+/u).map((part) => part.split(' ')[0]!)
            : [value];
        for (const part of parts) {
          const url = URL.parse(part, location.href);
          if (url === null || !SCHEMES.has(url.protocol) || url.hostname.includes(host))
            found.push(where);
          if (
            name === 'a' &&
            url &&
            url.protocol.startsWith('http') &&
            url.origin !== location.origin &&
            !element.matches('[rel~=noopener]')
          )
            found.push(`${where} without noopener`);
        }
      }
    }
    return found;
  }, foreign);
}
