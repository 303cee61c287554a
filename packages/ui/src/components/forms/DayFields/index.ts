export { DayFields, type DayFieldsLabels, type DayFieldsProps } from './DayFields.tsx';
export { offerTimes } from './offerTimes.ts';
export type { OpenDaysLabels, OpenException, OpenSpan, TimesAsked } from './openDays.ts';
