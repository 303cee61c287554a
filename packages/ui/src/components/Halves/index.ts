export { Halves, HalvesRow, type HalvesProps, type HalvesRowProps } from './Halves.tsx';
