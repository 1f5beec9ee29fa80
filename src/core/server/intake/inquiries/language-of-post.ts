import type { ContentReader } from '#content/content-reader.ts';
import { oneLanguage, type Languages } from '#content/locales/language.ts';
import { loadLanguages } from '#content/locales/load-languages.server.ts';
import { splitLanguage } from '#content/locales/page-language.ts';

/** Code of the locale that a post by script is answered in. */
export type LanguageOfPost = (request: Request, input?: unknown) => Promise<string>;

/**
 * The language of the page that a post by script came from: of the page where its message was written, as the message
 * says, else of the one that the browser names. It may have been written long before, on another page than the one that
 * sends it. What names no page is in the language of the bare addresses.
 * @param reader how content is read now; null as long as the site has not begun to read it
 */
export function createLanguageOfPost(reader: () => ContentReader | null): LanguageOfPost {
  return async ({ headers }, input) => {
    const languages = await readLanguages(reader);
    const { location } = (input ?? {}) as { location?: unknown };
    const page = (typeof location === 'string' && location) || headers.get('referer') || '';
    const { pathname } = URL.parse(page, 'http://site.invalid') ?? { pathname: '/' };
    return splitLanguage(pathname, languages).language.code;
  };
}

/** No inquiry is lost for its language. */
async function readLanguages(reader: () => ContentReader | null): Promise<Languages> {
  try {
    const content = reader();
    return content ? await loadLanguages(content) : oneLanguage();
  } catch {
    return oneLanguage();
  }
}
