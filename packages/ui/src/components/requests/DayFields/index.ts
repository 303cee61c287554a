export { DayFields, type DayFieldsLabels, type DayFieldsProps } from './DayFields.tsx';
export { offerTimes } from './offerTimes.ts';
export type { OpenException, OpenSpan, TimesAsked, TimesLabels } from './openDays.ts';
