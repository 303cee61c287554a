import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Field } from './Field.tsx';

const meta = preview.meta({
  component: Field,
  args: { name: 'name', label: 'Name' },
  parameters: { states: ['least', 'usual', 'long-words', 'error', 'keyboard'] },
});

/** The least: a name and a line to write on. */
export const LabelOnly = meta.story({
  tags: ['least'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeRequired();
  },
});

/** With what it is for. */
export const WithHint = meta.story({
  tags: ['usual'],
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
  tags: ['error'],
  args: { ...WithHint.composed.args, error: 'Enter an email address like name@example.com' },
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    // The browser knows nothing of it: what is empty and required would be invalid without this.
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAccessibleDescription(/^Enter an email address like name@example.com/);
  },
});

/** Filled in by the visitor before the page was rendered again. */
export const Filled = meta.story({
  args: { defaultValue: 'Sharp & Sons', name: 'business', label: 'Business' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Business' })).toHaveValue('Sharp & Sons');
  },
});

/** A name made of spaces is no name. */
export const OnlySpaces = meta.story({
  args: { defaultValue: '   ' },
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await expect(name).toBeInvalid();
    await userEvent.type(name, 'Ada');
    await expect(name).toBeValid();
  },
});

/** Long words, in the label, the hint and the error. */
export const LongWord = meta.story({
  tags: ['long-words'],
  args: {
    label: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
    hint: 'Das Aktenzeichen steht oben rechts auf dem Bescheid der Donaudampfschifffahrtsgesellschaft.',
    error: 'Bitte das Aktenzeichen der Rindfleischetikettierungsüberwachungsaufgabenübertragung eingeben.',
    defaultValue: 'Straßenentwässerungsinvestitionskostenschuldendienstumlage',
  },
  globals: { viewport: { value: 'narrow' } },
});

/** Reached and filled in without a mouse. */
export const ByKeyboard = meta.story({
  tags: ['keyboard'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.keyboard('Ada');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada');
  },
});

/** A label that is a sentence. */
export const ExplainsInTheLabel = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    name: 'email',
    type: 'email',
    label: 'Please enter the email address to which we should send your receipt and your order link',
  },
});
