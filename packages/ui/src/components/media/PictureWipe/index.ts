export { PictureWipe, type PictureWipeLabels, type PictureWipeProps } from './PictureWipe.tsx';
