export { TierTicket, type TierFeature, type TierTicketLabels, type TierTicketProps } from './TierTicket.tsx';
