const ELEMENT_ID = 'page-style';

/**
 * Where the part of the stylesheet that this page uses stands (decision record 002): no request is made between the HTML
 * and the first paint. The server fills it in once the page is there to be looked at (`server/page-style/`); in the
 * browser it reads back what was sent, so that both renders agree.
 */
export function PageStyle({ href }: { href: string }) {
  if (import.meta.env.DEV) return <link rel="stylesheet" href={href} />;
  const css =
    typeof document === 'undefined' ? '' : document.getElementById(ELEMENT_ID)?.textContent;
  return <style id={ELEMENT_ID} dangerouslySetInnerHTML={{ __html: css ?? '' }} />;
}
