import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { classic } from './FirstYear.fixtures.ts';
import { FirstYear } from './FirstYear.tsx';

const meta = preview.meta({
  component: FirstYear,
  args: classic,
  parameters: {
    layout: 'fullscreen',
    states: ['least', 'usual', 'long-words', 'many', 'keyboard'],
  },
});

/** Nothing to add: the price, and what it includes. */
export const NothingToAdd = meta.story({
  tags: ['least'],
  args: { addOns: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Order this website' })).toBeVisible();
  },
});

/** A ticked add-on is on the receipt, and in the address of the till. */
export const Usual = meta.story({
  tags: ['usual'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const form = canvasElement.querySelector('form')!;
    const asked = () => new URLSearchParams([...new FormData(form)] as [string, string][]).toString();
    await expect(canvas.getByText('Hosting').parentElement).toHaveTextContent('Hosting$0');
    await expect(canvas.getByText('To us, once').parentElement).toHaveTextContent('$299');
    await expect(asked()).toBe('templateId=barbershop-classic');

    await userEvent.click(canvas.getByRole('checkbox', { name: /^Extra Pages/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Blog Setup/ }));
    await expect(canvas.getByRole('status')).toHaveTextContent('To us, once $449');
    await expect(asked()).toBe('templateId=barbershop-classic&addOns=extraPages&addOns=blogSetup');

    await userEvent.click(canvas.getByRole('checkbox', { name: /^Extra Pages/ }));
    await expect(canvas.getByRole('status')).toHaveTextContent('To us, once $399');
    await expect(form).toHaveAttribute('action', '/checkout');
    await expect(form.method).toBe('get');
  },
});

/** A large template has more add-ons. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    template: { id: 'barbershop-deluxe', price: 799_00 },
    addOns: [
      ...classic.addOns,
      {
        id: 'domainSetup',
        name: 'Custom Domain Setup',
        price: 25_00,
        description: 'Your own address, pointed the right way.',
      },
      {
        id: 'priorityLaunch',
        name: 'Priority Launch',
        price: 100_00,
        description: 'To the front of the queue.',
      },
      {
        id: 'staffTraining',
        name: 'Staff Training Session',
        price: 80_00,
        description: 'An hour on a call with whoever keeps the site.',
      },
    ],
    free: ['Hosting', 'Monthly fees'],
  },
});

/** Long words and prices, on the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: {
    heading: 'Gesamtkostenaufstellung des ersten Jahres',
    addOns: [
      {
        id: 'insurance',
        name: 'Kraftfahrzeughaftpflichtversicherungsseite',
        price: 1_250_00,
        description: 'Rechtsschutzversicherungsgesellschaftenübersicht.',
      },
    ],
    free: ['Speicherplatzbereitstellung'],
    formatPrice: (minor) => `${(minor / 100).toFixed(2)} €`,
    labels: { ...classic.labels, website: 'Internetauftritt', order: 'Diesen Internetauftritt bestellen' },
  },
  globals: { viewport: { value: 'narrow' } },
});

/** By keyboard alone: tick one, and on to the till. */
export const KeyboardOnly = meta.story({
  tags: ['keyboard'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: /^Extra Pages/ })).toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent('$349');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Order this website' })).toHaveFocus();
  },
});

/** A sum that leaves something out. */
export const NothingOfOthers = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    lead: 'All you will ever pay!',
    free: [],
    receipt: { shop: classic.receipt.shop },
  },
});
