import { pagePath } from '#dom/page-address.ts';
import { store, takeStored } from '#dom/stored.ts';
import { RECORDED, recordEvent, type RecordedEvent, type SiteEvents } from './record-event.ts';
import { sendBeacon } from './send-beacon.ts';

const EVENTS_PATH = '/api/events';
const FORMS = 'form[data-form-type]';
const CONTACT_SECTION = '#contact';
const SUBMITTED = 'submitted-form';

type FormProperties = SiteEvents['form_submit'];

/** Do Not Track and Global Privacy Control. */
function refusesTracking(): boolean {
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
  return navigator.doNotTrack === '1' || globalPrivacyControl === true;
}

/** Begins to record, where the owner has chosen a sink and the visitor has not refused. */
export function startAnalytics(): void {
  const { analytics: sink } =
    document.querySelector<HTMLElement>('script[data-analytics]')?.dataset ?? {};
  if (!sink || refusesTracking()) return;
  if (sink === 'google') {
    void import('./analytics-google.ts').catch(() => undefined);
  } else {
    addEventListener(RECORDED, (event) => {
      const { name, properties } = (event as CustomEvent<RecordedEvent>).detail;
      // The site has it already, from the measurement itself.
      if (name !== 'web_vitals')
        sendBeacon(EVENTS_PATH, { name, properties, path: location.pathname });
    });
  }
  addEventListener('click', onClick, { capture: true, passive: true });
  addEventListener('submit', onSubmit, { capture: true, passive: true });
  addEventListener(RECORDED, (event) => {
    const { name } = (event as CustomEvent<RecordedEvent>).detail;
    if (name === 'form_submit_success' || name === 'form_submit_error') takeSubmitted();
  });
  onPage();
  // Gone back to, and brought from the browser's memory as it was left: seen once more.
  addEventListener('pageshow', ({ persisted }) => persisted && recordEvent('pageview', {}));
}

function onPage(): void {
  recordEvent('pageview', {});
  noteFormResult();
  for (const element of document.querySelectorAll(`${FORMS}, ${CONTACT_SECTION}`)) {
    // Opening the contact page counts as seeing its form (part 2 section 2).
    if (pagePath() === '/contact' && element.matches(FORMS)) onSeen(element);
    else seen.observe(element);
  }
}

const seen = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) if (isIntersecting) onSeen(target);
});
const reported = new WeakSet<Element>();

function onSeen(element: Element): void {
  seen.unobserve(element);
  if (reported.has(element)) return;
  reported.add(element);
  if (element.matches(FORMS)) recordEvent('form_view', formProperties(element as HTMLFormElement));
  else recordEvent('contact_section_view', {});
}

function formProperties({ dataset }: HTMLFormElement): FormProperties {
  return { form_type: dataset['formType'] ?? '', form_location: location.pathname };
}

function onSubmit({ target }: Event): void {
  const form = target as HTMLFormElement;
  if (!form.matches(FORMS)) return;
  const properties = formProperties(form);
  store('sessionStorage', SUBMITTED, properties);
  recordEvent('form_submit', properties);
}

/** The form that was sent last: without React another page shows what became of it. Reported once: a reload is no result. */
const takeSubmitted = () => takeStored(SUBMITTED) as FormProperties | null;

function noteFormResult(): void {
  const result = document.querySelector<HTMLElement>('[data-form-result]')?.dataset['formResult'];
  const properties = result ? takeSubmitted() : null;
  if (properties)
    recordEvent(result === 'sent' ? 'form_submit_success' : 'form_submit_error', properties);
}

function onClick({ target }: Event): void {
  const button = (target as Element | null)?.closest<HTMLElement>('[data-cta]');
  if (!button) return;
  recordEvent('cta_clicked', {
    cta_text: (button.textContent ?? '').trim(),
    cta_location: locationOf(button),
    cta_type: button.dataset['cta'] ?? '',
  });
}

function locationOf(button: HTMLElement): string {
  const named = button.closest<HTMLElement>('[data-cta-location]')?.dataset['ctaLocation'];
  if (named) return named;
  const part = button.closest<HTMLElement>(
    'section[id], header, footer, section[aria-label], main',
  );
  if (!part) return location.pathname;
  return part.id || part.getAttribute('aria-label') || part.tagName.toLowerCase();
}
