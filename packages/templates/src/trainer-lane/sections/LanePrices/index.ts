export { LanePrices, type LanePricesProps, type PriceLane } from './LanePrices.tsx';
