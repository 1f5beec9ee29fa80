type FormProperties = { form_type: string; form_location: string };

/** What is recorded of visitors' acts (part 1 section 7; the properties of forms once, decision 14). */
export type SiteEvents = {
  cta_clicked: { cta_text: string; cta_location: string; cta_type: string };
  form_view: FormProperties;
  form_submit: FormProperties;
  form_submit_success: FormProperties;
  form_submit_error: FormProperties;
  contact_section_view: Record<string, never>;
  web_vitals: { name: string; id: string; value: number };
  pageview: Record<string, never>;
};

export type RecordedEvent = { name: keyof SiteEvents; properties: object };

/** What the sinks listen for. */
export const RECORDED = 'site-event';

/** Notifies the listeners: `analytics.ts`, and only where the owner has chosen a sink. */
export function recordEvent<Name extends keyof SiteEvents>(
  name: Name,
  properties: SiteEvents[Name],
): void {
  const detail: RecordedEvent = { name, properties };
  dispatchEvent(new CustomEvent(RECORDED, { detail }));
}
