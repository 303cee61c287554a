export {
  TierTicket,
  type TierAvailability,
  type TierFeature,
  type TierTicketLabels,
  type TierTicketProps,
} from './TierTicket.tsx';
