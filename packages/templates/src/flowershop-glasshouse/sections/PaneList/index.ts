export { PaneList, type PaneListGroup, type PaneListItem, type PaneListProps } from './PaneList.tsx';
