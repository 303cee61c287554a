/** A day of the calendar, as `2026-11-23`. */
export type Day = string;

/** The date at an instant, in `timeZone`. */
export const dayIn = (timeZone: string, at: Date): Day =>
  // Sweden writes days as ISO 8601 does.
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(at);

const dayOf = (date: Date): Day => date.toISOString().slice(0, 10);
const dateOf = (day: Day) => new Date(`${day}T12:00:00Z`);

/** The day so many days after another; before it, for a negative number. */
export function addDays(day: Day, days: number): Day {
  const date = dateOf(day);
  date.setUTCDate(date.getUTCDate() + days);
  return dayOf(date);
}

/** A day as people read it, whole: “Tuesday, 8 December 2026”. */
export function formatDay(day: Day, { language }: { language: string }): string {
  const format = new Intl.DateTimeFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const parts = format.formatToParts(dateOf(day));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  // Put together here: not every browser sets the same commas.
  return `${part('weekday')}, ${part('day')} ${part('month')} ${part('year')}`;
}

const monday = 1;
const weekdayOf = (day: Day) => dateOf(day).getUTCDay();
const isWeekend = (day: Day) => weekdayOf(day) % 6 === 0;

/** Whether people are at work that day: not at weekends, nor on bank holidays in England. */
export function isWorkingDay(day: Day): boolean {
  return !isWeekend(day) && !bankHolidays(Number(day.slice(0, 4))).includes(day);
}

/** That day if people are at work, or else the next on which they are. */
export function nextWorkingDay(day: Day): Day {
  return isWorkingDay(day) ? day : nextWorkingDay(addDays(day, 1));
}

/** The day so many working days after another, which does not count itself. */
export function addWorkingDays(day: Day, days: number): Day {
  return days === 0 ? day : addWorkingDays(nextWorkingDay(addDays(day, 1)), days - 1);
}

/** The bank holidays of a year in England (Banking and Financial Dealings Act 1971, Schedule 1), without special ones. */
function bankHolidays(year: number): readonly Day[] {
  const easter = easterSunday(year);
  const christmas = `${year}-12-25`;
  const moved = movedHoliday(christmas);
  const boxing = movedHoliday(`${year}-12-26`);
  return [
    movedHoliday(`${year}-01-01`),
    addDays(easter, -2),
    addDays(easter, 1),
    firstMonday(`${year}-05-01`),
    firstMonday(`${year}-05-25`),
    firstMonday(`${year}-08-25`),
    moved,
    boxing === moved ? addDays(boxing, 1) : boxing,
  ];
}

const firstMonday = (day: Day): Day => (weekdayOf(day) === monday ? day : firstMonday(addDays(day, 1)));
// One that falls on a weekend is held on the Monday after it.
const movedHoliday = (day: Day): Day => (isWeekend(day) ? firstMonday(day) : day);

/** The Sunday of Easter in the Gregorian calendar (J. Meeus, Astronomical Algorithms, chapter 8). */
function easterSunday(year: number): Day {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const moon =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - moon - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * sunday) / 451);
  const sum = moon + sunday - 7 * late + 114;
  return dayOf(new Date(Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1)));
}
