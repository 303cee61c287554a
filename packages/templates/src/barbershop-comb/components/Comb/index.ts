export { Comb, type CombProps } from './Comb.tsx';
