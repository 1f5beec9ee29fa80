const FORMAT = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/**
 * A moment in the same words on the server and in every browser: universal time.
 * @param zone off where the heading of a column names it
 */
export function Moment({ ms, zone = true }: { ms: number; zone?: boolean }) {
  return (
    <time dateTime={new Date(ms).toISOString()} className={zone ? undefined : 'whitespace-nowrap'}>
      {FORMAT.format(ms)}
      {zone && ' UTC'}
    </time>
  );
}
