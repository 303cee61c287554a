export { BoardItem, type BoardButton, type BoardGap, type BoardItemProps } from './BoardItem.tsx';
