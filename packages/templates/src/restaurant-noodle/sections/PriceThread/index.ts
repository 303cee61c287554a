export { PriceThread, type PriceThreadItem, type PriceThreadProps } from './PriceThread.tsx';
