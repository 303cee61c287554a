export { WallStrip, type WallStripProps } from './WallStrip.tsx';
