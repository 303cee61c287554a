export {
  HoursTable,
  type HoursTableProps,
  type OpeningTimes,
  type Today,
  type Weekday,
} from './HoursTable.tsx';
export { markToday } from './markToday.ts';
