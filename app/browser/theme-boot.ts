/**
 * Goes inline into the head, before the stylesheet: pages are cached for everyone, so only the browser
 * knows what this visitor chose, and it must know before the first paint. The security policy allows it
 * by the hash of exactly this text.
 */
export const THEME_BOOT =
  'try{let t=localStorage.theme;/^(light|dark)$/.test(t)&&(document.documentElement.dataset.theme=t)}catch{}';
