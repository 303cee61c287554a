export { BoatLines, type BoatLinesBoat, type BoatLinesFloor, type BoatLinesProps } from './BoatLines.tsx';
