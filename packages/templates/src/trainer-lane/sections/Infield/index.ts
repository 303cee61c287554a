export { Infield, type InfieldProps } from './Infield.tsx';
