export { hung, inGlass } from './Glass.tsx';
