export { Chip, type ChipProps, type ChipRemoval } from './Chip.tsx';
