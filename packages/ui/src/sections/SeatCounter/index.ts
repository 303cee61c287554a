export { SeatCounter, type Seat, type SeatCounterProps } from './SeatCounter.tsx';
