export { ProgressBars, type ProgressBar, type ProgressBarsProps } from './ProgressBars.tsx';
