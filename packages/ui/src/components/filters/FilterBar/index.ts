export {
  FilterBar,
  type FilterBarLabels,
  type FilterBarProps,
  type FilterChoices,
  type FilterView,
} from './FilterBar.tsx';
