import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Field } from './Field.tsx';

const meta = preview.meta({ component: Field, args: { name: 'name', label: 'Name' } });

/** The least: a name and a line to write on. */
export const LabelOnly = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeRequired();
  },
});

/** When people will wonder what it is for. */
export const WithHint = meta.story({
  args: { name: 'email', label: 'Email', type: 'email', hint: 'Your receipt and order link go here.' },
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await expect(email).toHaveAccessibleDescription('Your receipt and order link go here.');
  },
});

/** May stay empty, and says so. */
export const Optional = meta.story({
  args: { name: 'business', label: 'Business', optional: 'optional' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Business (optional)' })).not.toBeRequired();
  },
});

/** Sent back, with the reason beside it. */
export const Wrong = meta.story({
  args: { ...WithHint.composed.args, error: 'Enter an email address like name@example.com' },
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await expect(email).toBeInvalid();
    await expect(email).toHaveAccessibleDescription(/^Enter an email address like name@example.com/);
  },
});

/** A label that needs its room. */
export const LongWord = meta.story({
  args: { label: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung' },
  globals: { viewport: { value: 'narrow' } },
});
