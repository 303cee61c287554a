export { Halftone } from './Halftone.tsx';
