export { StepsThread, type StepsThreadProps, type ThreadStep } from './StepsThread.tsx';
