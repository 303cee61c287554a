export { Ticket, type TicketProps } from './Ticket.tsx';
