import { renderToString } from 'react-dom/server';
import { expect, fn, within } from 'storybook/test';
import { drawsNothing } from '#storybook/drawsNothing';
import preview from '#storybook/preview';
import { strasse, street } from './CategoryChooser.fixtures.ts';
import { CategoryChooser } from './CategoryChooser.tsx';

const meta = preview.meta({
  component: CategoryChooser,
  args: { ...street, options: street.options.slice(0, 3), onContinue: fn() },
  parameters: {
    layout: 'fullscreen',
    states: ['least', 'usual', 'long-words', 'many', 'empty', 'disabled', 'keyboard'],
  },
});

/** Nothing is chosen, so there is nowhere to go on to yet. */
export const NothingChosen = meta.story({
  tags: ['least', 'disabled'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Your trade' })).toHaveValue('');
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeDisabled();
  },
});

/** A trade is chosen: the way is open, and whoever shows it is told which. */
export const Chosen = meta.story({
  tags: ['usual'],
  play: async ({ args, canvas, userEvent }) => {
    const trade = canvas.getByRole('combobox', { name: 'Your trade' });
    await userEvent.selectOptions(trade, 'Restaurant');
    const go = canvas.getByRole('button', { name: 'Continue' });
    await expect(go).toBeEnabled();
    await userEvent.click(go);
    await expect(args.onContinue).toHaveBeenLastCalledWith(args.options[1]);

    await userEvent.selectOptions(trade, 'Choose one');
    await expect(go).toBeDisabled();
  },
});

/** On a desk the way on stands beside the choice, as tall as it is. */
export const InLine = meta.story({
  tags: ['usual'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const trade = canvas.getByRole('combobox', { name: 'Your trade' }).getBoundingClientRect();
    const go = canvas.getByRole('button', { name: 'Continue' }).getBoundingClientRect();
    await expect([go.top, go.bottom]).toEqual([trade.top, trade.bottom]);
  },
});

/** The whole street to walk along: every door leads straight to its shelf. */
export const WithDoors = meta.story({
  tags: ['usual', 'many'],
  args: { options: street.options, doors: 'terrace' },
  play: async ({ canvas }) => {
    const doors = within(canvas.getByRole('list')).getAllByRole('link');
    await expect(doors).toHaveLength(12);
    await expect(canvas.getByRole('link', { name: 'Real Estate' })).toHaveAttribute(
      'href',
      '/templates/real-estate',
    );
  },
});

/** Chosen and gone on without a mouse. */
export const ByKeyboard = meta.story({
  tags: ['keyboard'],
  args: { doors: 'terrace' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const trade = canvas.getByRole('combobox', { name: 'Your trade' });
    await expect(trade).toHaveFocus();
    // A browser's own list takes the arrows; synthetic keys do not reach it.
    await userEvent.selectOptions(trade, 'Photography');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Continue' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onContinue).toHaveBeenLastCalledWith(args.options[2]);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Barbershop' })).toHaveFocus();
  },
});

/** Sent with the page: a form any browser can send, whose button nobody has put to sleep. */
export const BeforeScript = meta.story({
  tags: ['usual'],
  render: (args) => (
    <div
      dangerouslySetInnerHTML={{ __html: renderToString(<CategoryChooser {...args} doors="terrace" />) }}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.innerHTML).not.toContain('style=');
    const trade = canvas.getByRole('combobox', { name: 'Your trade' });
    const go = canvas.getByRole('button', { name: 'Continue' });
    await expect(go).toBeEnabled();
    await expect(trade).toBeRequired();
    await expect((go as HTMLButtonElement).form).toHaveAttribute('action', '/templates');
    await expect((go as HTMLButtonElement).form).toHaveAttribute('method', 'get');
    await expect(trade).toHaveAttribute('name', 'category');
  },
});

/** German, words without end, the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: { ...strasse, doors: 'terrace' },
  globals: { viewport: { value: 'narrow' } },
});

/** Nothing to choose from: no bare question is left standing. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { options: [] },
  play: drawsNothing,
});
