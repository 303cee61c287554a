export { HeightBarrier, type HeightBarrierProps } from './HeightBarrier.tsx';
