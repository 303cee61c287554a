export { TideDay, type TideDayMoment, type TideDayProps } from './TideDay.tsx';
