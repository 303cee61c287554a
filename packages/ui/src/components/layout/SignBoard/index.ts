export { SignBoard, type SignBoardProps } from './SignBoard.tsx';
