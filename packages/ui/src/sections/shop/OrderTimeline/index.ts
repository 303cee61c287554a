export { OrderTimeline, type OrderStep, type OrderTimelineProps } from './OrderTimeline.tsx';
