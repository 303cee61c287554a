export { ToLetBand, type ToLetBandProps } from './ToLetBand.tsx';
