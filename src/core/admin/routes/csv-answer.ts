import { redirect } from 'react-router';
import { type CsvOptions, isCsvFormat } from '#server/intake/intake.ts';
import type { Settings } from '#server/settings.ts';
import { readZone } from './inquiry-search.ts';

/**
 * Files are posts, so that no link elsewhere can start one and the trail has each. Who comes by their address alone, as
 * after a sign-in that a post had to wait for, finds the screen that has the button, with the same search.
 */
export function toScreenOfExport(screen: string, request: Request): Response {
  return redirect(screen + new URL(request.url).search);
}

/** What a form asks to export, and how it is to be written; one that does not say how gets a file that all can read. */
export async function readExport(
  request: Request,
  settings: Pick<Settings, 'inquiries'>,
): Promise<{ query: URLSearchParams; options: Required<CsvOptions> }> {
  const query = new URLSearchParams();
  for (const [name, value] of await request.formData())
    if (typeof value === 'string') query.set(name, value);
  const format = query.get('format') ?? '';
  const timeZone = readZone(query, settings);
  return { query, options: { format: isCsvFormat(format) ? format : 'any', timeZone } };
}

/** A CSV file to be kept, never shown by the browser as a page. */
export function csvAnswer(name: string, csv: string): Response {
  return new Response(csv, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}-${new Date().toISOString().slice(0, 10)}.csv"`,
      'Cache-Control': 'no-store',
    },
  });
}
