import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { NameBoard } from './NameBoard.tsx';

const meta = preview.meta({
  component: NameBoard,
  args: {
    name: 'name',
    label: 'Your shop’s name',
    optional: '',
    placeholder: 'Type it here',
    maxLength: 60,
  },
});

/** Nothing is written on it yet. */
export const Empty = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Your shop’s name' });
    await expect(field).toHaveAttribute('placeholder', 'Type it here');
    const before = parseFloat(getComputedStyle(field).fontSize);
    await userEvent.type(field, 'Kindertagesstätte Sankt Bartholomäus');
    await expect(field).toHaveValue('Kindertagesstätte Sankt Bartholomäus');
    await expect(parseFloat(getComputedStyle(field).fontSize)).toBeLessThan(before);
  },
});

/** As it should read over the door. */
export const Usual = meta.story({
  args: { defaultValue: 'Margit’s Hair & Beard', hint: 'As it should read over the door.' },
});

/** One stop. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Your shop’s name' })).toHaveFocus();
  },
});

/** German, on the narrowest phone. */
export const LongWords = meta.story({
  args: { defaultValue: 'Kindertagesstätte Sankt Bartholomäus am Donauufer', label: 'Name des Geschäfts' },
  globals: { viewport: { value: 'narrow' } },
});

/** Refused: the reason stands beside it. */
export const Wrong = meta.story({
  args: { error: 'Write the name on one line' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/Write the name on one line/);
  },
});
