export { FloorMarking, type FloorMarkingProps } from './FloorMarking.tsx';
