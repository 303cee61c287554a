export { WaveBorder, type WaveBorderProps } from './WaveBorder.tsx';
