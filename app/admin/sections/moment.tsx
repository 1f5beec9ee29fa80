import { momentWords } from '#copy/moment-words.ts';
import { useOwnerTimeZone } from './owner-time-zone.tsx';

/** A moment in the owner's zone, which is always named. The words of a zone may differ between server and browser. */
export function Moment({ ms }: { ms: number }) {
  return (
    <time dateTime={new Date(ms).toISOString()} suppressHydrationWarning>
      {momentWords(ms, useOwnerTimeZone())}
    </time>
  );
}
