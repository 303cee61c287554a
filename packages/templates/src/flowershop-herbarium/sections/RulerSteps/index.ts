export { RulerSteps, type RulerStep, type RulerStepsProps } from './RulerSteps.tsx';
