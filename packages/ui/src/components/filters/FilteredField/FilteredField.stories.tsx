import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { FilteredField } from './FilteredField.tsx';

const allowed = 'Only letters, digits and . _ - @ can be used here. Anything else is left out.';

const meta = preview.meta({
  component: FilteredField,
  args: { name: 'email', label: 'Email', kind: 'email' as const, autoComplete: 'email' as const, allowed },
  parameters: { states: ['least', 'usual', 'long-words', 'error', 'keyboard'] },
});

/** An address as most people type it: nothing is left out and nothing is said. */
export const Email = meta.story({
  tags: ['least'],
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(email, 'Ada.Hargreave_1@Example-Shop.com');
    await expect(email).toHaveValue('ada.hargreave_1@example-shop.com');
    await expect(canvas.getByRole('status').textContent).toBe('');
  },
});

/** Something that no address here may have: left out as it is typed, and said politely. */
export const LeftOut = meta.story({
  tags: ['usual'],
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(email, 'Ada+Shop @example.com');
    await expect(email).toHaveValue('adashop@example.com');
    await expect(canvas.getByRole('status')).toBe(status);
    await expect(status).toHaveTextContent(allowed);
  },
});

/** A name to be known by keeps its capitals. */
export const Username = meta.story({
  args: {
    name: 'username',
    label: 'Username',
    kind: 'username',
    autoComplete: 'username',
    allowed: 'Only letters, digits and . _ - can be used here. Anything else is left out.',
  },
  play: async ({ canvas, userEvent }) => {
    const username = canvas.getByRole('textbox', { name: 'Username' });
    await userEvent.type(username, 'Ada & Son_1.2-3@');
    await expect(username).toHaveValue('AdaSon_1.2-3');
  },
});

/** Put right in the middle, without a mouse: the caret stays where it was. */
export const ByKeyboard = meta.story({
  tags: ['keyboard'],
  args: { defaultValue: 'ada@example.com' },
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
    await userEvent.tab();
    email.setSelectionRange(3, 3);
    await userEvent.keyboard('+');
    await expect(email).toHaveValue('ada@example.com');
    await expect(email.selectionStart).toBe(3);
    await userEvent.keyboard('B');
    await expect(email).toHaveValue('adab@example.com');
    await expect(email.selectionStart).toBe(4);
  },
});

/** Typed before the script was there: sifted as soon as it is. */
export const BeforeScript = meta.story({
  render: (args) => <div dangerouslySetInnerHTML={{ __html: renderToString(<FilteredField {...args} />) }} />,
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(email, 'Ada!@example.com');
    const mismatch = fn();
    const page = canvasElement.querySelector('[for]')!.parentElement!.parentElement!;
    hydrateRoot(page, <FilteredField {...args} />, { onRecoverableError: mismatch });
    await waitFor(() => expect(email).toHaveValue('ada@example.com'));
    await expect(canvas.getByRole('status')).toHaveTextContent(allowed);
    await expect(mismatch).not.toHaveBeenCalled();
  },
});

/** Words that need their room, with an error beside them, on the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words', 'error'],
  args: {
    label: 'Elektronische Postanschrift',
    allowed:
      'Zulässige Zeichen: Buchstaben, Ziffern und . _ - @. Grundstücksverkehrsgenehmigungszuständigkeitszeichen werden ausgelassen.',
    error: 'Diese Postanschrift ist bereits vergeben.',
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'ä');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Zulässige Zeichen/);
  },
});
