export { CounterSeats, type Seat, type CounterSeatsProps } from './CounterSeats.tsx';
