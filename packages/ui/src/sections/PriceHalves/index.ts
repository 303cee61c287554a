export { PriceHalves, type PriceHalvesProps } from './PriceHalves.tsx';
