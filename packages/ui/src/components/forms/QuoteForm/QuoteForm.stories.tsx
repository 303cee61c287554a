import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { draft, germanPad, pad } from './QuoteForm.fixtures.ts';
import { QuoteForm } from './QuoteForm.tsx';

const { count: _, ...least } = pad;

const meta = preview.meta({
  component: QuoteForm,
  args: { ...least, onSubmit: fn() },
  parameters: { states: ['least', 'usual', 'long-words', 'success', 'keyboard'] },
});

/** The least: five questions. */
export const Fresh = meta.story({
  tags: ['least'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('textbox')).toHaveLength(4);
    await expect(canvas.getByRole('combobox', { name: 'Budget range' })).toHaveDisplayValue('Choose one');
  },
});

/** Handed back with what was written, and room for more. */
export const Written = meta.story({
  tags: ['usual'],
  args: { ...pad, draft },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1938 characters left')).toBeVisible();
  },
});

/** Sent without a mouse. */
export const ByKeyboard = meta.story({
  tags: ['keyboard'],
  args: { draft },
  play: async ({ canvas, userEvent, args }) => {
    for (let stop = 0; stop < 6; stop++) await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Ask for a quote' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...draft, honeypot: '' });
  },
});

/** Sent. */
export const Sent = meta.story({
  tags: ['success'],
  args: { status: 'success', reference: 'Q-7K2M' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'We have your order' })).toHaveTextContent('Q-7K2M');
  },
});

/** Long words, on the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: germanPad,
  globals: { viewport: { value: 'narrow' } },
});
