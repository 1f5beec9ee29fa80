import type { ContentTrace } from '#content/reading/content-source.server.ts';
import type { LogLine } from '#server/store/store.ts';

/**
 * Says which page answered 503, and which questions of it the content service left open. What an entry lacks, and what
 * the database refuses, is logged where that is met.
 * @param path without its query, which may hold a token
 */
export function logUnanswered(
  log: LogLine,
  path: string,
  { failures, origin }: Pick<ContentTrace, 'failures' | 'origin'>,
): void {
  const reasons = failures.map(({ question, message }) => `${question}: ${message}`);
  if (reasons.length === 0) log('warn', 'A page could not be answered', { path });
  else log('warn', 'A page could not be answered without its content', { path, origin, reasons });
}
