export { Spinning } from './Spinning.tsx';
