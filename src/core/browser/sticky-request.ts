/**
 * Shows the request that stays at a telephone's lower edge (`sections/machines/sticky-request.tsx`) from where the link
 * that it repeats has left the window to where the page ends in the same offer. What takes the focus is not covered.
 * Stands in the pages that have one, so that others carry none of it; the security policy allows this text by its hash.
 */
export const STICKY_REQUEST_SCRIPT =
  'document.addEventListener("DOMContentLoaded",()=>{let d=document,bar=d.querySelector("[data-sticky-request]"),' +
  'first=d.querySelector(`#overview a[href="${bar.querySelector("a").getAttribute("href")}"]`),hides=new Map,' +
  'seen=new IntersectionObserver(seen=>{for(let e of seen)' +
  'hides.set(e.target,e.isIntersecting||e.target==first&&e.boundingClientRect.top>0);' +
  'bar.hidden=[...hides.values()].includes(true);' +
  'd.documentElement.style.scrollPaddingBottom=bar.offsetHeight+"px"});' +
  'for(let e of[first,...d.querySelectorAll("#contact,footer")])seen.observe(e)})';
