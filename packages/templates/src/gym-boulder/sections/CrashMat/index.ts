export { CrashMat, type CrashMatHold, type CrashMatProps } from './CrashMat.tsx';
