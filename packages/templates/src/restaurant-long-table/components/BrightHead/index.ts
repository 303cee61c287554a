export { BrightHead, type BrightHeadProps } from './BrightHead.tsx';
