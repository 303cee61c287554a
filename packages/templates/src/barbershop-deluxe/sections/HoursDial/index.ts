export { HoursDial, type HoursDialProps } from './HoursDial.tsx';
