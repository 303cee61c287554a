export { ClearFilters, type ClearFiltersProps } from './ClearFilters.tsx';
