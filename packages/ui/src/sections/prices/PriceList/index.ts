export {
  PriceList,
  type PriceGroup,
  type PriceItem,
  type PriceListProps,
  type PriceSpecial,
} from './PriceList.tsx';
