import preview from '#storybook/preview';
import { Ticket } from './Ticket.tsx';

const meta = preview.meta({ component: Ticket, args: { label: 'Basic', price: '$299' } });

/** On a template's window. */
export const Tier = meta.story();

/** A price that needs its room. */
export const LongPrice = meta.story({ args: { label: 'Intermediate', price: '$12,499.50' } });
