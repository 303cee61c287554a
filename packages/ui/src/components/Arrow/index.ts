export { Arrow, type ArrowProps } from './Arrow.tsx';
