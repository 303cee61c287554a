export { CatalogueHeader, type CatalogueHeaderProps } from './CatalogueHeader.tsx';
