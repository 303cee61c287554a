export { ShelfCard, type ShelfCardProps } from './ShelfCard.tsx';
