/** Says what the clock on the wall shows somewhere, by the IANA name of its time zone: `2026-12-24T18:30`. */
export type Clock = (timeZone: string) => string;

/**
 * The clocks of all time zones at one moment. It stands alone, so that a page which runs nothing else can carry it as text.
 *
 * @param now The moment to ask about.
 */
export function clockAt(now: Date): Clock {
  type Instant = { toZonedDateTimeISO(timeZone: string): { toString(): string } };
  // The first date that `Intl` writes on a page takes 20 ms, and 100 on a phone: this runs only where nothing else
  // does.
  const { Temporal } = globalThis as {
    Temporal?: { Instant: { fromEpochMilliseconds(milliseconds: number): Instant } };
  };
  return (timeZone) =>
    Temporal
      ? Temporal.Instant.fromEpochMilliseconds(now.getTime())
          .toZonedDateTimeISO(timeZone)
          .toString()
          .slice(0, 16)
      : // As it is written in Swedish, it begins with the year.
        new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' })
          .format(now)
          .replace(' ', 'T');
}
