import { redirect } from 'react-router';

/**
 * Files are posts, so that no link elsewhere can start one and the trail has each. Who comes by their address alone, as
 * after a sign-in that a post had to wait for, finds the screen that has the button, with the same search.
 */
export function toScreenOfExport(screen: string, request: Request): Response {
  return redirect(screen + new URL(request.url).search);
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
