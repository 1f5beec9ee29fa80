/**
 * Goes inline into the head, before the stylesheet: pages are cached for everyone, so only the browser knows which theme
 * this visitor chose and whether there is a project list (`project-store.ts`), and it must know before the first paint, or
 * the header would move. The security policy allows it by the hash of exactly this text.
 */
export const VISITOR_BOOT =
  'try{let t=localStorage.theme,d=document.documentElement.dataset;/^(light|dark)$/.test(t)&&(d.theme=t);/project:/.test(Object.keys(localStorage))&&(d.hasProject="")}catch{}';
