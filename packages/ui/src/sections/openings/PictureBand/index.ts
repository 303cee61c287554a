export { PictureBand, type PictureBandProps } from './PictureBand.tsx';
