import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { FieldFrame } from './FieldFrame.tsx';

const meta = preview.meta({
  component: FieldFrame,
  args: { name: 'opens', label: 'Opens at', children: (control) => <input type="time" {...control} /> },
  parameters: { states: ['least', 'usual', 'long-words', 'error'] },
});

/** The least: a control of your own and what it is called. */
export const LabelOnly = meta.story({
  tags: ['least'],
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Opens at')).toBeRequired();
  },
});

/** With what it is for; it may be left empty. */
export const WithHint = meta.story({
  tags: ['usual'],
  args: { hint: 'As it is written on your door.', optional: 'optional' },
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText('Opens at (optional)');
    await expect(control).not.toBeRequired();
    await expect(control).toHaveAccessibleDescription('As it is written on your door.');
  },
});

/** Sent back: what is wrong is read before the hint. */
export const Wrong = meta.story({
  tags: ['error'],
  args: { hint: 'As it is written on your door.', error: 'Enter a time such as 09:00' },
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText('Opens at');
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription(
      'Enter a time such as 09:00 As it is written on your door.',
    );
  },
});

/** Where a picture beside it says the same, the label is visually hidden. */
export const LabelHeard = meta.story({
  args: { labelling: 'hidden' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Opens at')).toBeVisible();
  },
});

/** Long words. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: {
    label: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
    hint: 'So, wie es an Ihrer Ladentür geschrieben steht: Donaudampfschifffahrtsgesellschaftskapitän.',
    error: 'Bitte eine Uhrzeit eingeben: Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
  },
  globals: { viewport: { value: 'narrow' } },
});
