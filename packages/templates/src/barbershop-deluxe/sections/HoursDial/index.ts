export { HoursDial, type HoursDialProps, type HoursDialRow } from './HoursDial.tsx';
