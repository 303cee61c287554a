export { NumberedGrid, type NumberedGridItem, type NumberedGridProps } from './NumberedGrid.tsx';
