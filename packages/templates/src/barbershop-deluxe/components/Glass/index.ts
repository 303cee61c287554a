export { Glass } from './Glass.tsx';
