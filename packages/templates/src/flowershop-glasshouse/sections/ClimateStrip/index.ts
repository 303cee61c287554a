export { ClimateStrip, type ClimateRoom, type ClimateStripProps } from './ClimateStrip.tsx';
