export {
  TariffBoard,
  type TariffBoardProps,
  type TariffRow,
  type TariffTicket,
  type TariffTicketLine,
} from './TariffBoard.tsx';
