export { PriceHalves, type PricedItem, type PriceGroup, type PriceHalvesProps } from './PriceHalves.tsx';
