export { Counterweight, type CounterweightProps } from './Counterweight.tsx';
