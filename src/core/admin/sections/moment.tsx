import { adminWords } from '#admin/copy/en/admin-words.ts';
import { momentText } from '#copy/moment-text.ts';
import { fill } from '#copy/wording.ts';
import { useWording } from '#ui/wording-context.ts';
import { useOwnerTimeZone } from './owner-time-zone.tsx';

/**
 * A moment in the owner's zone. The words of a zone may differ between server and browser.
 * @param zone off where `TimesIn` names it for many
 */
export function Moment({ ms, zone = true }: { ms: number; zone?: boolean }) {
  const words = momentText(useWording(), ms, useOwnerTimeZone());
  return (
    <time
      dateTime={new Date(ms).toISOString()}
      suppressHydrationWarning
      className={zone ? undefined : 'lg:whitespace-nowrap'}
    >
      {zone ? words : words.replace(/ \S+$/u, '')}
    </time>
  );
}

/** Names the zone of the moments beside it. */
export function TimesIn() {
  return (
    <p className="text-small text-text-2">
      {fill(adminWords.timesIn, { zone: useOwnerTimeZone().replaceAll('_', ' ') })}
    </p>
  );
}

/** A day in the owner's zone, without the hour. */
export function Day({ ms }: { ms: number }) {
  const timeZone = useOwnerTimeZone();
  return (
    <time dateTime={new Date(ms).toISOString()} suppressHydrationWarning>
      {new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone }).format(ms)}
    </time>
  );
}
