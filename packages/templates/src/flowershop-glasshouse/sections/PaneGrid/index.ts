export { PaneGrid, type PaneGridItem, type PaneGridProps } from './PaneGrid.tsx';
