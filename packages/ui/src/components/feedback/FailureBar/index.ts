export { FailureBar, type FailureBarProps } from './FailureBar.tsx';
