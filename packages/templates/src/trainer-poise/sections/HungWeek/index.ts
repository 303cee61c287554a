export { HungWeek, type HungDay, type HungSession, type HungWeekProps } from './HungWeek.tsx';
