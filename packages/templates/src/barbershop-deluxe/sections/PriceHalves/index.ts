export {
  PriceHalves,
  type PricedItem,
  type PriceHalvesGroup,
  type PriceHalvesProps,
} from './PriceHalves.tsx';
