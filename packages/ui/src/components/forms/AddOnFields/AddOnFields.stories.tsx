import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { AddOnFields } from './AddOnFields.tsx';

const meta = preview.meta({
  component: AddOnFields,
  args: {
    legend: 'Anything else?',
    addOns: [
      { id: 'blogSetup', name: 'Blog Setup', description: 'A place for news and offers.', price: '+ $100' },
      { id: 'extraPages', name: 'Extra Pages', description: 'For the team, the gallery.', price: '+ $50' },
    ],
  },
});

/** Nothing ticked yet. */
export const Fresh = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Anything else?' })).toBeVisible();
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
  },
});

/** Ticked before, and kept. */
export const Kept = meta.story({
  args: { ticked: ['extraPages'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Extra Pages + $50' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Blog Setup + $100' })).not.toBeChecked();
  },
});

/** Ticked by keyboard alone. */
export const KeyboardOnly = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Blog Setup + $100' })).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Extra Pages + $50' })).toHaveFocus();
  },
});

/** German, a word without end, the narrowest phone. */
export const LongWords = meta.story({
  args: {
    legend: 'Zusatzleistungen auswählen',
    addOns: [
      {
        id: 'long',
        name: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
        description: 'Suchmaschinenoptimierungsgrundlagen mit Inbetriebnahmeunterstützung.',
        price: '+ 1.250,00 €',
      },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
});
