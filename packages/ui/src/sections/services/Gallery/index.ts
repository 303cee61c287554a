export { Gallery, type GalleryFilter, type GalleryItem, type GalleryProps } from './Gallery.tsx';
