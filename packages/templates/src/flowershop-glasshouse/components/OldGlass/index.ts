export { OldGlass } from './OldGlass.tsx';
