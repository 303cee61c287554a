export { StoryCutout, type StoryCutoutProps } from './StoryCutout.tsx';
