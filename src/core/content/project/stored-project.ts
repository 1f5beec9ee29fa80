import { z } from 'zod';

const line = z.object({ name: z.string(), value: z.string() });

const storedProject = z.object({
  /** The list as the query of an address (`projectQuery`). */
  query: z.string(),
  machines: z.array(z.object({ slug: z.string(), title: z.string(), quantity: z.number() })),
  /** Pieces, width, weight and current of the machines. Lists from before have none. */
  sums: z.array(line).default([]),
  /** The whole list in the words of the visitor, where those are not the owner's. */
  sent: z.string().optional(),
  /** First part of the addresses of the visitor's language; none for the default. */
  base: z.string().optional(),
  results: z.array(
    z.object({
      tool: z.string(),
      /** What was entered, as the tool's own address has it. */
      query: z.string(),
      title: z.string(),
      /** The version of the formulas that the result was worked out with. */
      formulaVersion: z.number(),
      inputs: z.array(line),
      lines: z.array(line),
    }),
  ),
});

/**
 * A list as it was at one moment: titles, inputs and results in words, and the version of the formulas. Results may be of
 * pages that the site no longer has.
 */
export type StoredProject = z.infer<typeof storedProject>;
export type StoredResult = StoredProject['results'][number];
/** What is worked out for a result that a list names. */
export type DescribedResult = Omit<StoredResult, 'tool' | 'query'>;

/** Reads what an inquiry was stored with; null for an inquiry without a list, and for what cannot be read. */
export function parseStoredProject(text: string): StoredProject | null {
  if (text === '') return null;
  try {
    return storedProject.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
