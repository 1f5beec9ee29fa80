/**
 * Goes inline into the head beside the theme: keeps what is pressed before any file of ours has arrived. Only plain
 * buttons that React alone answers; links, forms and popovers act natively. The security policy allows it by its hash.
 */
export const EARLY_PRESSES =
  'window.earlyPresses=[];addEventListener("click",window.keepPress=e=>{let b=e.target.closest&&e.target.closest("button[type=button]");b&&!b.hasAttribute("popovertarget")&&!b.hasAttribute("commandfor")&&earlyPresses.push(b)},true)';

/** What the inline script leaves for the start script. */
export type EarlyPresses = { earlyPresses?: HTMLElement[]; keepPress?: (event: Event) => void };
