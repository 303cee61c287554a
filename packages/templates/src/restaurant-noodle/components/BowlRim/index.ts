export { BowlRim } from './BowlRim.tsx';
