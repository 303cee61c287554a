export { FacingHead, type FacingHeadProps } from './FacingHead.tsx';
