export { Counter, type CounterNotice, type CounterProps } from './Counter.tsx';
