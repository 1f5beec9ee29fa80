/**
 * A moment as people read it, with its zone: "23 Nov 2026, 13:04 CET".
 * @param ms milliseconds since 1970
 * @param timeZone name such as Europe/Warsaw, or UTC
 */
export function momentWords(ms: number, timeZone: string): string {
  return formatOf(timeZone).format(ms);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making one takes longer than using it a hundred times. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      ...{ day: 'numeric', month: 'short', year: 'numeric' },
      ...{ hour: '2-digit', minute: '2-digit', timeZoneName: 'short', timeZone },
    });
    formats.set(timeZone, format);
  }
  return format;
}
