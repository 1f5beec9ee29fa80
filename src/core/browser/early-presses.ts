/**
 * Goes inline into the head beside the theme, and is all the script there is until the page with its first picture is on
 * the screen: loaded, and some frames later. It keeps what is pressed of the parts that only React answers
 * (`islands/watch-islands.ts` names the same elements), of the theme switch, of what goes on the project list, and of
 * forms, which say what is missing themselves; whoever types after sending takes that back, so that nothing half written
 * is sent. It fetches the start script at the first touch, or once everything has been painted. Where that does not come,
 * the browser answers by itself again: it follows a link that was pressed and posts a form that was sent. The script's
 * address stands on an element of `islands/island-scripts.tsx`; the import map before it holds it to its hash. The security policy allows this
 * text by its own.
 */
export const EARLY_PRESSES =
  'window.earlyPresses=[];addEventListener("click",window.keepPress=e=>{let b=e.target.closest&&e.target.closest("[data-island] :is(button[type=button]:not([popovertarget],[commandfor]),a[data-press],[data-form-type] [type=submit]),[data-theme-switch],a[data-project-add]");b&&!(e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)&&(e.preventDefault(),earlyPresses.push(b))},true);' +
  'addEventListener("beforeinput",()=>{earlyPresses=earlyPresses.filter(b=>!b.form)},true);' +
  '{let asked,ask=()=>{let s=document.getElementById("start-script");if(s&&!asked)asked=import(s.src).catch(()=>{asked=0;removeEventListener("click",keepPress,true);let a=earlyPresses.find(b=>b.href||b.form);if(a)a.href?location=a.href:a.form.requestSubmit(a)})};for(let n of["pointerover","pointerdown","touchstart","keydown","focusin"])addEventListener(n,ask,{capture:true,passive:true});addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(ask,150)))}';

/** What the inline script leaves for the start script. */
export type EarlyPresses = {
  earlyPresses?: HTMLElement[];
  keepPress?: (event: Event) => void;
};
