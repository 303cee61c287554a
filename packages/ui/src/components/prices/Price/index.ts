export { formatPrice, Price, type Amount, type PriceLabels, type PriceProps } from './Price.tsx';
