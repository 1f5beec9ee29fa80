import stylesheet from '../app.css?url';

/**
 * Where the part of the stylesheet that a public page uses stands (decision record 002): no request is made between the
 * HTML and the first paint. The server fills it in once the page is rendered (`server/http/page-style/`).
 */
export function PageStyle() {
  if (import.meta.env.DEV) return <link rel="stylesheet" href={stylesheet} />;
  return <style id="page-style" dangerouslySetInnerHTML={{ __html: '' }} />;
}
