export { RoundGrid, type RoundGridItem, type RoundGridProps } from './RoundGrid.tsx';
