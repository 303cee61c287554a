export { PriceHolds, type PriceHold, type PriceHoldsProps } from './PriceHolds.tsx';
