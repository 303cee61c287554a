export { DepthLane, type Depth, type DepthLaneProps } from './DepthLane.tsx';
