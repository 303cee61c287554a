export { PriceLines, type PriceLinesProps } from './PriceLines.tsx';
