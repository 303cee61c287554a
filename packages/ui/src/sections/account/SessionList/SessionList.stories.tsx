import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { asWithoutScript } from '../../../testing/asPrinted.ts';
import { book, german, here, many, phone } from './SessionList.fixtures.ts';
import { SessionList, type SessionListProps } from './SessionList.tsx';

const { items: _, ...unread } = book;

const meta = preview.meta({
  component: SessionList,
  args: { ...unread, onEnd: fn() },
  parameters: {
    layout: 'fullscreen',
    states: ['least', 'usual', 'long-words', 'many', 'loading', 'error', 'keyboard'],
  },
});

/** The least: logged in only here. */
export const OnlyHere = meta.story({
  tags: ['least'],
  args: { items: [here] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('This one');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

function Shop(args: SessionListProps) {
  const [sessions, setSessions] = useState(args.items);
  return (
    <SessionList
      {...args}
      items={sessions}
      onEnd={(id) => {
        args.onEnd(id);
        setSessions(sessions?.filter((session) => session.id !== id));
      }}
    />
  );
}

/** Here and on a phone that can be logged out. */
export const Usual = meta.story({
  tags: ['usual'],
  args: { lead: 'You know none of them? Change your password.', items: [here, phone] },
  render: (args) => <Shop {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log out Chrome on an Android phone' }));
    await expect(args.onEnd).toHaveBeenCalledOnce();
    await expect(args.onEnd).toHaveBeenCalledWith('phone');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
});

/** Without script no device can be logged out: the list is there to be read. */
export const WithoutScript = meta.story({
  tags: ['usual'],
  args: { items: [here, phone] },
  play: async ({ canvas }) => {
    await asWithoutScript(async () => {
      await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent(phone.device);
      await expect(canvas.queryByRole('button')).toBeNull();
    });
  },
});

/** Logged out without a mouse: the focus stays with the list. */
export const ByKeyboard = Usual.extend({
  tags: ['keyboard'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('list')).toHaveFocus();
  },
});

/** This session is being ended. */
export const Ending = meta.story({
  tags: ['loading'],
  args: { items: [here, { ...phone, ending: true }] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Logging out/ }));
    await expect(args.onEnd).not.toHaveBeenCalled();
  },
});

/** The sessions are loading. */
export const Loading = meta.story({
  tags: ['loading'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Looking for them…');
  },
});

/** The sessions could not be loaded. */
export const Failed = meta.story({
  tags: ['error'],
  args: { problem: 'They could not be fetched.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('They could not be fetched.')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});

/** A customer with many devices. */
export const Many = meta.story({ tags: ['many'], args: { items: many } });

/** Long words, on the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: { ...german, onEnd: fn() },
  globals: { viewport: { value: 'narrow' } },
});

/** What a browser says of itself. */
export const WordsOfABrowser = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    items: [
      here,
      {
        ...phone,
        device: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36',
        used: { ...phone.used, text: '2026-09-01T18:03:00Z' },
      },
    ],
  },
});
