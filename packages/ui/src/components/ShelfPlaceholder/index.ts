export { ShelfPlaceholder } from './ShelfPlaceholder.tsx';
