export { FilterPanel, type FilterPanelLabels, type FilterPanelProps } from './FilterPanel.tsx';
