export { ChipGroup, type ChipGroupProps, type RemovableChip } from './ChipGroup.tsx';
