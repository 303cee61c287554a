export { BookingRequest, type BookingRequestLabels, type BookingRequestProps } from './BookingRequest.tsx';
export { offerTimes } from '../../../components/requests/DayFields/offerTimes.ts';
export type { OpenException, OpenSpan } from '../../../components/requests/DayFields/openDays.ts';
