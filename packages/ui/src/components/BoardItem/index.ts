export {
  BoardItem,
  type BoardButton,
  type BoardGap,
  type BoardItemProps,
  type BoardLink,
} from './BoardItem.tsx';
