export { RouteSteps, type RouteStep, type RouteStepsProps } from './RouteSteps.tsx';
