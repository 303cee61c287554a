export { FigureBoard, type Figure, type FigureBoardProps } from './FigureBoard.tsx';
