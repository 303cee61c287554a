import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Ticket } from './Ticket.tsx';

const meta = preview.meta({ component: Ticket, args: { label: 'Basic', price: '$299' } });

/** On a template's window. */
export const Tier = meta.story();

/** A long price. */
export const LongPrice = meta.story({ args: { label: 'Intermediate', price: '$12,499.50' } });

/** German, a word without end, the narrowest phone. */
export const LongWords = meta.story({
  args: {
    label: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
    price: '12.499,50 €',
  },
  globals: { viewport: { value: 'narrow' } },
});

/** What it says is read in one breath: the label, then the price. */
export const Heard = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent(/^Basic\s*\$299$/);
  },
});
