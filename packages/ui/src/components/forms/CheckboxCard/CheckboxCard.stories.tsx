import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { CheckboxCard } from './CheckboxCard.tsx';

const meta = preview.meta({
  component: CheckboxCard,
  args: { name: 'addOns', value: 'blogSetup', label: 'Blog Setup' },
  parameters: { states: ['least', 'usual', 'long-words', 'keyboard'] },
});

/** The least: a thing to tick. */
export const LabelOnly = meta.story({
  tags: ['least'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Blog Setup' })).not.toBeChecked();
  },
});

/** With what it is and what it costs. */
export const WithPrice = meta.story({
  tags: ['usual'],
  args: { description: 'A place for news and offers.', price: '+ $100' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Blog Setup + $100' });
    await expect(box).toHaveAccessibleDescription('A place for news and offers.');
  },
});

/** Ticked by the visitor before the page was rendered again. */
export const Ticked = meta.story({
  args: { ...WithPrice.composed.args, defaultChecked: true },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { checked: true });
    // Anywhere on the card.
    await userEvent.click(canvas.getByText('A place for news and offers.'));
    await expect(box).not.toBeChecked();
    await userEvent.click(canvas.getByText('+ $100'));
    await expect(box).toBeChecked();
  },
});

/** Ticked and unticked without a mouse. */
export const ByKeyboard = meta.story({
  tags: ['keyboard'],
  args: WithPrice.composed.args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const box = canvas.getByRole('checkbox');
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
});

/** Long words. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: {
    label: 'Suchmaschinenoptimierungsgrundlagenpaket',
    description: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung inbegriffen.',
    price: '+ 1.100,50 €',
  },
  globals: { viewport: { value: 'narrow' } },
});
