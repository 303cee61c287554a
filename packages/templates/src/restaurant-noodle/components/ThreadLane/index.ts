export { ThreadLane, type ThreadLaneProps } from './ThreadLane.tsx';
