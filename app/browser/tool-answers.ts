/**
 * Draws a tool's answer anew as its form is filled in: asks for the page that the form would lead to, and puts that page's
 * parts (`data-live`) in the place of this one's, with the icons that they show. Where that page has no answer or does not
 * come, the last one is marked as outdated, and sending the form says more. The address follows, since it is what is shared.
 * Stands in the pages of the tools, behind their forms; the security policy allows this text by its hash.
 */
export const TOOL_ANSWERS_SCRIPT =
  '{let d=document,form=d.querySelector("[data-tool]"),soon,ask=new XMLHttpRequest,draw=(url,page)=>{' +
  'for(let part of d.querySelectorAll("[data-live]")){let next=page.querySelector(`[data-live="${part.dataset.live}"]`);' +
  'if(!next)continue;let old=part.querySelectorAll("details");' +
  'next.querySelectorAll("details").forEach((fold,at)=>fold.open=old[at]?old[at].open:fold.open);' +
  'part.replaceChildren(...next.childNodes)}' +
  'let icons=d.getElementById("page-icons");' +
  'for(let icon of[...page.querySelectorAll("#page-icons>symbol")])d.getElementById(icon.id)||icons.append(icon);' +
  'history.replaceState(history.state,"",url)};' +
  'form.addEventListener("input",()=>{clearTimeout(soon);ask.abort();soon=setTimeout(()=>{' +
  'let url=new URL(form.action);url.search=new URLSearchParams(new FormData(form));url.hash="";' +
  'ask.open("GET",url);ask.responseType="document";' +
  'ask.onload=ask.onerror=()=>{let isRight=ask.status==200&&ask.response.querySelector("[data-tool]");if(isRight)draw(url,ask.response);' +
  'for(let part of d.querySelectorAll("[data-live]"))part.toggleAttribute("data-outdated",!isRight)};ask.send()},300)})}';
