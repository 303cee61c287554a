export { Lettering, type LetteringProps } from './Lettering.tsx';
