import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Board } from '#storybook/Board';
import { SearchField } from './SearchField.tsx';

const meta = preview.meta({
  component: SearchField,
  args: { name: 'q', label: 'Search by name or tier', labels: { clear: 'Clear search' }, onChange: fn() },
  parameters: { states: ['least', 'usual', 'long-words', 'empty', 'disabled', 'keyboard'] },
});

/** Nothing was typed: there is nothing to clear, and the field is not required. */
export const Empty = meta.story({
  tags: ['least', 'empty'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search by name or tier' })).not.toBeRequired();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** `onChange` is called at every letter. Cleared, it takes the focus back. */
export const Filled = meta.story({
  tags: ['usual'],
  args: { defaultValue: 'bar' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, 'b');
    await expect(args.onChange).toHaveBeenLastCalledWith('barb');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await userEvent.type(field, 'barb');
  },
});

/** Where the magnifying glass says enough. */
export const LabelHeard = meta.story({
  args: { labelling: 'hidden' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search by name or tier' })).toBeVisible();
  },
});

/** When people will not know what it looks through. */
export const WithHint = meta.story({
  args: { hint: 'A trade, a name, a tier.', label: 'Search' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveAccessibleDescription('A trade, a name, a tier.');
  },
});

/** The page keeps the words, and this one lets no visitor change them. */
export const Kept = meta.story({
  args: { value: 'gym' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 's');
    await expect(args.onChange).toHaveBeenCalledWith('gyms');
    await expect(canvas.getByRole('searchbox')).toHaveValue('gym');
  },
});

/** Disabled. */
export const Disabled = meta.story({
  tags: ['disabled'],
  args: { disabled: true, defaultValue: 'bar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toBeDisabled();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** On a painted board. */
export const OnPaint = meta.story({
  args: { defaultValue: 'bar', hint: 'A trade, a name, a tier.' },
  render: (args) => (
    <Board>
      <SearchField {...args} />
    </Board>
  ),
});

/** Long words: what is typed scrolls within. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: {
    label: 'Nach Name oder Ausführungsstufenbezeichnung suchen',
    defaultValue: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
    labels: { clear: 'Suche löschen' },
  },
  globals: { viewport: { value: 'narrow' } },
});

/** Typed and cleared without a mouse. */
export const ByKeyboard = meta.story({
  tags: ['keyboard'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('gym{Tab}');
    await expect(canvas.getByRole('button', { name: 'Clear search' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
});

/** Typed before the script loaded: nothing is lost, and `onChange` is called. */
export const BeforeScript = meta.story({
  render: (args) => <form dangerouslySetInnerHTML={{ __html: renderToString(<SearchField {...args} />) }} />,
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvasElement.innerHTML).not.toContain('style=');
    await userEvent.type(canvas.getByRole('searchbox'), 'gym');
    const mismatch = fn();
    hydrateRoot(canvasElement.querySelector('form')!, <SearchField {...args} />, {
      onRecoverableError: mismatch,
    });
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('gym'));
    await expect(canvas.getByRole('searchbox')).toHaveValue('gym');
    await expect(await canvas.findByRole('button', { name: 'Clear search' })).toBeVisible();
    await expect(mismatch).not.toHaveBeenCalled();
  },
});

/** It does not say what it looks through. */
export const LooksThroughWhat = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: { label: 'Search' },
});
