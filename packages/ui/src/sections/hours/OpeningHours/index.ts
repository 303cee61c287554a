export { OpeningHours, type OpeningHoursProps } from './OpeningHours.tsx';
export type { OpeningTimes, Today, Weekday } from '../../../components/text/HoursTable/HoursTable.tsx';
