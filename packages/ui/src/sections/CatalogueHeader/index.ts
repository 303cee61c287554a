export { CatalogueHeader, type CatalogueCategory, type CatalogueHeaderProps } from './CatalogueHeader.tsx';
