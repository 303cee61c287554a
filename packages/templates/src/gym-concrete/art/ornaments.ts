import { drawingOf } from '../../design/drawings.tsx';
import { paints } from './paints.ts';
import ticketMachine from './ticket-machine.svg?raw';

/** A ticket machine with its tongue out. */
export const TicketMachine = drawingOf(ticketMachine, paints);
