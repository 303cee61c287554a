export { PosterHead, type PosterHeadProps } from './PosterHead.tsx';
