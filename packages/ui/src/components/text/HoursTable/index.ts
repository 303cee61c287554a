export {
  HoursTable,
  type HoursTableProps,
  type OpeningTimes,
  type Today,
  type Weekday,
} from './HoursTable.tsx';
export type { ClockTime, HalfHour, Hour } from './hours.ts';
export { markToday } from './markToday.ts';
