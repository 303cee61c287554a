export { WallSeam, type WallSeamHold, type WallSeamProps } from './WallSeam.tsx';
