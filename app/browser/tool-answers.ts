/**
 * Draws a tool's answer anew as its form is filled in: asks for the page that the form would lead to, and puts that page's
 * parts (`data-live`) in the place of this one's, with the icons that they show. Where that page has no answer or does not
 * come, the last one is marked as outdated, and sending the form says more. The address follows, since it is what is shared.
 * Stands in the pages of the tools, behind their forms, where nothing is wrong that only a new page takes back; the security policy allows this text by its hash.
 */
export const TOOL_ANSWERS_SCRIPT =
  '{let d=document,form=d.querySelector("[data-tool]"),parts=d.querySelectorAll("[data-live]"),soon,ask=new XMLHttpRequest;' +
  'form.addEventListener("input",()=>{clearTimeout(soon);ask.abort();soon=setTimeout(()=>{' +
  'let url=new URL(form.action);url.search=new URLSearchParams(new FormData(form));url.hash="";' +
  'ask.open("GET",url);ask.responseType="document";' +
  'ask.onload=ask.onerror=()=>{let page=ask.response,isRight=ask.status==200&&page.querySelector("[data-tool]");' +
  'for(let part of parts){part.toggleAttribute("data-outdated",!isRight);' +
  'let next=isRight&&page.querySelector(`[data-live=${part.dataset.live}]`);if(!next)continue;' +
  // A part has one fold at most; what was opened stays so.
  'if(part.querySelector("[open]"))next.querySelector("details").open=true;' +
  'part.replaceChildren(...next.childNodes)}' +
  'if(isRight){for(let icon of page.querySelectorAll("#page-icons>*"))' +
  'd.getElementById(icon.id)||d.getElementById("page-icons").append(icon);' +
  'history.replaceState(history.state,"",url)}};ask.send()},300)})}';
