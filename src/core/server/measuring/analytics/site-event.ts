import { z } from 'zod';

const word = z
  .string()
  .transform((text) =>
    text
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim()
      .slice(0, 100),
  )
  .default('');
const form = z.object({ form_type: word, form_location: word });
const path = z
  .string()
  .max(300)
  .regex(/^\/(?!\/)/u)
  .default('/');

/** Everything that is recorded of visitors' acts, with its properties, each once (part 1 section 7, decision 14). */
const shapes = z.discriminatedUnion('name', [
  z.object({
    name: z.literal('cta_clicked'),
    properties: z.object({ cta_text: word, cta_location: word, cta_type: word }),
    path,
  }),
  z.object({ name: z.literal('form_view'), properties: form, path }),
  z.object({ name: z.literal('form_submit'), properties: form, path }),
  z.object({ name: z.literal('form_submit_success'), properties: form, path }),
  z.object({ name: z.literal('form_submit_error'), properties: form, path }),
  z.object({ name: z.literal('contact_section_view'), properties: z.object({}).default({}), path }),
  z.object({ name: z.literal('pageview'), properties: z.object({}).default({}), path }),
]);

/** Measured, not reported by the page: comes from `POST /api/vitals`. */
type VitalEvent = {
  name: 'web_vitals';
  properties: { name: string; id: string; value: number };
  path: string;
};

export type SiteEvent = z.infer<typeof shapes> | VitalEvent;

/** Reads the body of `POST /api/events`; null when it is none of the events. */
export function parseEvent(body: unknown): SiteEvent | null {
  const parsed = shapes.safeParse(body);
  return parsed.success ? parsed.data : null;
}

/** What of an event the owner's table tells apart. An id or a value would make every event a row of its own. */
export function detailOf(event: SiteEvent): string {
  if (event.name === 'web_vitals') return event.properties.name;
  const words: string[] = Object.values(event.properties);
  return words.length > 0 ? words.join(' · ') : event.path;
}
