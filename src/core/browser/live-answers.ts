/** Nobody is asked between two keys. */
const TYPING_PAUSE_MS = 300;

/**
 * Draws a tool's answer anew as its form is filled in: asks for the page that the form would lead to, and puts that page's
 * parts (`data-live`) in the place of this one's, with the icons that they show. Where that page has no answer or does not
 * come, the last one is marked as outdated, and sending the form says more. Address and title follow, since they are what
 * is shared and kept, but where the form shows only what it would lead to (`data-address=stays`).
 */
export function drawAnswers(form: HTMLFormElement): void {
  // As a document, which `fetch` does not give: the page's policy lets no script parse text as HTML.
  const request = new XMLHttpRequest();
  let pausing: ReturnType<typeof setTimeout> | undefined;
  const ask = () => {
    const address = new URL(form.action);
    address.hash = '';
    address.search = String(new URLSearchParams(new FormData(form) as never));
    request.open('GET', address);
    request.responseType = 'document';
    request.send();
    request.onload = request.onerror = () => {
      const answered = request.status === 200 ? request.responseXML : null;
      const page = answered?.querySelector('[data-tool]') ? answered : null;
      drawFrom(page);
      if (page && form.dataset['address'] !== 'stays') {
        history.replaceState(history.state, '', address);
        document.title = page.title;
      }
    };
  };
  const askSoon = () => {
    clearTimeout(pausing);
    request.abort();
    pausing = setTimeout(ask, TYPING_PAUSE_MS);
  };
  form.addEventListener('input', askSoon);
  // Something may have been filled in before this came.
  if ([...form.elements].some(isChanged)) askSoon();
}

const isChanged = (field: Element) =>
  field instanceof HTMLInputElement
    ? field.value !== field.defaultValue || field.checked !== field.defaultChecked
    : field instanceof HTMLSelectElement && !field.selectedOptions[0]?.defaultSelected;

/** @param page with the answer; null where there is none */
function drawFrom(page: Document | null): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-live]')) {
    part.toggleAttribute('data-outdated', !page);
    const next = page?.querySelector(`[data-live="${part.dataset['live']}"]`);
    if (!next) continue;
    // A part has one fold at most; what was opened stays so.
    if (part.querySelector('[open]')) next.querySelector('details')?.setAttribute('open', '');
    part.replaceChildren(...next.childNodes);
  }
  for (const icon of page?.querySelectorAll('#page-icons > *') ?? [])
    if (!document.getElementById(icon.id)) document.getElementById('page-icons')?.append(icon);
}
