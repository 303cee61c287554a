export { CombEdge, type CombEdgeProps } from './CombEdge.tsx';
