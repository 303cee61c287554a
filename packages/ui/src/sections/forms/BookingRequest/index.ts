export { BookingRequest, type BookingRequestLabels, type BookingRequestProps } from './BookingRequest.tsx';
export { offerTimes } from '../../../components/requests/DayFields/offerTimes.ts';
