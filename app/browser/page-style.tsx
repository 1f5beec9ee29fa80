import { createContext, useContext } from 'react';

/** The stylesheet's text, set on the server only. */
export const PageStyleContext = createContext('');

const ELEMENT_ID = 'page-style';

/**
 * The one stylesheet, written into the page (decision record 002): no request stands between the
 * HTML and the first paint. In the browser it reads back what was sent, so that both renders agree.
 */
export function PageStyle({ href }: { href: string }) {
  const sent = useContext(PageStyleContext);
  if (import.meta.env.DEV) return <link rel="stylesheet" href={href} />;
  const css =
    typeof document === 'undefined' ? sent : document.getElementById(ELEMENT_ID)?.textContent;
  return <style id={ELEMENT_ID} dangerouslySetInnerHTML={{ __html: css ?? '' }} />;
}
