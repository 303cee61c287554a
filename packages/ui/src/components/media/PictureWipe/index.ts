export { letWipe } from './letWipe.ts';
export { PictureWipe, type PictureWipeLabels, type PictureWipeProps } from './PictureWipe.tsx';
