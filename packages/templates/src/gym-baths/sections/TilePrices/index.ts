export { TilePrices, type TilePrice, type TilePricesProps } from './TilePrices.tsx';
