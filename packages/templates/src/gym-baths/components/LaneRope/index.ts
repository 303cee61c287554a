export { LaneRope } from './LaneRope.tsx';
