/** Whether a text is the name of a time zone. Offsets are none: +02:00 would be wrong for half of the year. */
export function isTimeZone(value: string): boolean {
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions();
    return !/^[+-]/u.test(timeZone);
  } catch {
    return false;
  }
}

/**
 * When a day begins in a zone, in milliseconds since 1970.
 * @param day as date fields send it, such as 2026-11-23
 * @param later so many days later
 * @returns undefined when it is no day
 */
export function dayStartMs(day: string, timeZone: string, later = 0): number | undefined {
  return momentOf(day, (date) => date.add({ days: later }).toZonedDateTime(timeZone));
}

/**
 * When the clocks of a zone show a full hour of a day, also on days that are shorter or longer than 24 hours.
 * @param day as date fields send it, such as 2026-11-23
 * @param hour 0 to 23; one that the clocks leave out is the one after
 * @returns undefined when it is no day
 */
export function hourOfDayMs(day: string, hour: number, timeZone: string): number | undefined {
  return momentOf(day, (date) =>
    date.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from({ hour }) }),
  );
}

function momentOf(
  day: string,
  moment: (date: Temporal.PlainDate) => Temporal.ZonedDateTime,
): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(day)) return undefined;
  try {
    return moment(Temporal.PlainDate.from(day)).epochMilliseconds;
  } catch {
    return undefined;
  }
}

/** A time for spreadsheets and programs: ISO 8601, to the second, with the offset of the zone. */
export function zonedIso(ms: number, timeZone: string): string {
  const instant = Temporal.Instant.fromEpochMilliseconds(ms);
  return timeZone === 'UTC'
    ? instant.toString({ smallestUnit: 'second' })
    : instant
        .toZonedDateTimeISO(timeZone)
        .toString({ smallestUnit: 'second', timeZoneName: 'never' });
}
