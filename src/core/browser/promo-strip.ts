export const PROMO_STRIP_ID = 'promo-strip';

/**
 * Stands behind the strip, on pages that have one, and runs before they are painted. Pages are kept: by the server up to
 * the strip's minute, by the service worker and in open windows beyond it. So the browser looks at the minutes as well
 * (`data-from` where the strip is still to show, `data-until`), when the page comes, at the minute and whenever the page
 * is looked at again. Before the first paint the strip is simply there or not. Later it comes over the page's lower edge
 * (`late`), and leaves its place empty (`over`), so that nothing a visitor reads moves. What was closed stays so for the
 * visit, until the words change. The security policy allows this text by its hash.
 */
export const PROMO_STRIP_SCRIPT =
  '{let s=document.getElementById("promo-strip"),d=s.dataset,b=s.querySelector("button"),w=d.strip+s.textContent,t,' +
  'look=late=>{let n=Date.now(),f=+d.from,u=+d.until||1/0,closed;clearTimeout(t);' +
  'try{closed=sessionStorage.promoStrip==w}catch{}' +
  'if(closed)s.hidden=true;' +
  'else if(n>=u){if(late&&!d.phase)d.phase="over";else if(d.phase!="over")s.hidden=true}' +
  'else{if(s.hidden&&n>=f){s.hidden=false;if(late)d.phase="late"}t=setTimeout(look,Math.min((n<f?f:u)-n,2**31-1),1)}};' +
  'b.hidden=false;b.onclick=()=>{s.hidden=true;try{sessionStorage.promoStrip=w}catch{}};' +
  'document.addEventListener("visibilitychange",()=>look(1));addEventListener("pageshow",()=>look(1));look()}';
