export { ProblemSlot, type ProblemSlotProps } from './ProblemSlot.tsx';
