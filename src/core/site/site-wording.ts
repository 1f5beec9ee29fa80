import { pageWording, type Wording } from '#copy/wording.ts';

// In browsers, where React changes only the owner's screens, there is no catalogue but that of their scripts.
const server = import.meta.env.SSR ? await import('#copy/wordings.ts') : null;

/**
 * The wording of a page.
 * @param language as the site's facts and a page's head name it
 */
export function siteWording(language: string): Wording {
  return server?.wordingFor(language) ?? pageWording;
}
