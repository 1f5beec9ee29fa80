/**
 * Goes inline into the head beside the theme, and is all the script there is until the page with its first picture is on
 * the screen: loaded, and some frames later. It keeps what is pressed (only plain buttons that React alone answers; links,
 * forms and popovers act natively), notes the first intent, and fetches the start script then, or once everything has been
 * painted. Its address and hash stand on an element of `react-handoff.tsx`; the preload makes the browser hold what is
 * imported to the hash. The security policy allows this text by its hash.
 */
export const EARLY_PRESSES =
  'window.earlyPresses=[];addEventListener("click",window.keepPress=e=>{let b=e.target.closest&&e.target.closest("button[type=button]");b&&!b.hasAttribute("popovertarget")&&!b.hasAttribute("commandfor")&&earlyPresses.push(b)},true);' +
  '{let asked,ask=e=>{let d=document.getElementById("start-script"),l;e.type!="load"&&(window.earlyIntent=1);if(d&&!asked){l=document.createElement("link");l.rel="modulepreload";l.href=d.src;l.integrity=d.integrity;document.head.append(l);asked=import(d.src).catch(()=>asked=0)}};for(let n of["pointerover","pointerdown","touchstart","keydown","focusin"])addEventListener(n,ask,{capture:true,passive:true});addEventListener("load",e=>requestAnimationFrame(()=>setTimeout(ask,150,e)))}';

/** What the inline script leaves for the start script. */
export type EarlyPresses = {
  earlyPresses?: HTMLElement[];
  keepPress?: (event: Event) => void;
  /** Set once the visitor has shown any intent. */
  earlyIntent?: 1;
};
