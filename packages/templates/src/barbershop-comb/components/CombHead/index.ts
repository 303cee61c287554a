export { CombHead, type CombHeadProps } from './CombHead.tsx';
