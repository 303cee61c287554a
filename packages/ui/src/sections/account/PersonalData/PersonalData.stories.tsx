import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { asWithoutScript } from '../../../testing/asPrinted.ts';
import { german, page } from './PersonalData.fixtures.ts';
import { PersonalData } from './PersonalData.tsx';

const download = { ...page.download, onClick: fn() };
const closing = { ...page.closing, onSubmit: fn() };

const meta = preview.meta({
  component: PersonalData,
  args: { ...page, download, closing },
  parameters: {
    layout: 'fullscreen',
    states: ['least', 'usual', 'long-words', 'loading', 'success', 'error', 'open', 'keyboard'],
  },
});

/** The least: a file to take along, and a first step that does nothing yet. Without script neither is offered. */
export const Closed = meta.story({
  tags: ['least'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download my data' }));
    await expect(download.onClick).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await asWithoutScript(async () => {
      await expect(canvas.queryByRole('button')).toBeNull();
      await expect(canvas.queryByRole('heading', { name: 'Close the account' })).toBeNull();
    });
  },
});

/** The browser has downloaded the file. */
export const Downloaded = meta.story({
  tags: ['usual', 'success'],
  args: { lead: 'All of it, in one file.', download: { ...download, status: 'success' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('It is with your downloads.')).toBeVisible();
  },
});

/** The file is being gathered. */
export const Gathering = meta.story({
  tags: ['loading'],
  args: { download: { ...download, status: 'submitting' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Gathering it…' }));
    await expect(download.onClick).not.toHaveBeenCalled();
  },
});

/** The second step: what cannot be undone, and the password. */
export const Asked = meta.story({
  tags: ['open'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close my account' }));
    await expect(canvas.getByRole('dialog', { name: 'Close your account for good?' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, forget me' }));
    await expect(canvas.getByText('Enter your password')).toBeVisible();
    await expect(closing.onSubmit).not.toHaveBeenCalled();
  },
});

/** The customer changed their mind, without a mouse: the focus is where it was. */
export const ByKeyboard = meta.story({
  tags: ['keyboard'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('dialog')).toBeVisible();
    canvas.getByRole('button', { name: 'Keep my account' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Close my account' })).toHaveFocus();
  },
});

/** Confirmed with the password. */
export const Confirmed = meta.story({
  tags: ['success'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close my account' }));
    await userEvent.type(canvas.getByLabelText('Password'), 'Mind the step{Enter}');
    await expect(closing.onSubmit).toHaveBeenCalledOnce();
    await expect(closing.onSubmit).toHaveBeenCalledWith('Mind the step', true);
  },
});

const stays = { label: 'Keep my website online', hint: 'As its visitors see it, and no more.' };

/** Something may outlive the account: it does, unless the customer says otherwise. */
export const Staying = meta.story({
  tags: ['open'],
  args: { closing: { ...closing, stays } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close my account' }));
    const box = canvas.getByRole('checkbox', { name: 'Keep my website online' });
    await expect(box).toBeChecked();
    await expect(box).toHaveAccessibleDescription('As its visitors see it, and no more.');
    await userEvent.type(canvas.getByLabelText('Password'), 'Mind the step{Enter}');
    await expect(closing.onSubmit).toHaveBeenLastCalledWith('Mind the step', true);
    await userEvent.click(box);
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, forget me' }));
    await expect(closing.onSubmit).toHaveBeenLastCalledWith('Mind the step', false);
  },
});

/** The password was wrong. */
export const Wrong = meta.story({
  tags: ['error'],
  args: { closing: { ...closing, problems: { fields: { password: 'That is not your password' } } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close my account' }));
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('That is not your password');
  },
});

/** Long words, on the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: german,
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kundenkontoschließung einleiten' }));
    await expect(canvas.getByRole('dialog')).toBeVisible();
  },
});

/** Feelings for facts. */
export const BeggedToStay = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    closing: {
      ...closing,
      heading: 'Don’t go!',
      text: 'We would be so sad to lose you. Are you sure that you want to leave the family?',
      labels: { ...closing.labels, open: 'Leave us anyway' },
    },
  },
});
