export { OpeningHours, type OpeningHoursProps, type OpeningTimes } from './OpeningHours.tsx';
