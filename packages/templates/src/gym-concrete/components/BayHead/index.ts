export { BayHead, type BayHeadProps } from './BayHead.tsx';
