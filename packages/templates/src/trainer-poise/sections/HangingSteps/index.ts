export { HangingSteps, type HangingStep, type HangingStepsProps } from './HangingSteps.tsx';
