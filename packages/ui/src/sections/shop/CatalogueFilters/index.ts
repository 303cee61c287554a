export {
  CatalogueFilters,
  type CatalogueFiltersLabels,
  type CatalogueFiltersProps,
} from './CatalogueFilters.tsx';
