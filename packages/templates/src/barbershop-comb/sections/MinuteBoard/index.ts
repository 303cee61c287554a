export {
  MinuteBoard,
  type MinuteBoardGroup,
  type MinuteBoardProps,
  type MinuteBoardService,
} from './MinuteBoard.tsx';
