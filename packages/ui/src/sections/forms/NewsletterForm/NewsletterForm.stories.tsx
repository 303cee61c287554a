import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { german, least, paper } from './NewsletterForm.fixtures.ts';
import { NewsletterForm, type NewsletterFormProps } from './NewsletterForm.tsx';

const meta = preview.meta({
  component: NewsletterForm,
  args: { ...least, onSubmit: fn(), onEdit: fn(), onFirstTouch: fn() },
  parameters: {
    layout: 'fullscreen',
    states: ['least', 'usual', 'long-words', 'loading', 'success', 'error', 'keyboard'],
  },
});

function Server({ outcome, ...props }: NewsletterFormProps & { outcome: 'success' | 'error' }) {
  const [status, setStatus] = useState<NewsletterFormProps['status']>(null);
  return (
    <NewsletterForm
      {...props}
      status={status ?? null}
      onEdit={() => setStatus(null)}
      onSubmit={(values) => {
        void props.onSubmit?.(values);
        setStatus(outcome);
      }}
    />
  );
}

/** The least: a heading and one line to write on. */
export const HeadingOnly = meta.story({
  tags: ['least'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Read all about it' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'How we keep your address' })).toHaveAttribute(
      'href',
      '/privacy',
    );
  },
});

/** Beside the newsagent’s bill. */
export const Usual = meta.story({
  tags: ['usual'],
  args: paper,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toBeVisible();
    // The bill is a picture made of words.
    await expect(canvas.queryByRole('paragraph', { name: /Local shop/ })).toBeNull();
  },
});

/** Something that is no address: said beside it. */
export const Invalid = meta.story({
  tags: ['error'],
  args: paper,
  play: async ({ canvas, userEvent, args }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(email, 'ada{Enter}');
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription('Please enter a valid email');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** On its way. */
export const Loading = meta.story({
  tags: ['loading'],
  args: { ...paper, status: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Subscribing…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

/** Subscribed without a mouse: the thanks take the form’s place, and the focus. */
export const ByKeyboard = meta.story({
  tags: ['success', 'keyboard'],
  args: paper,
  render: (args) => <Server {...args} outcome="success" />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('ada@hargreave.example{Tab}{Enter}');
    await expect(canvas.getByRole('group', { name: 'Thanks — check your inbox!' })).toHaveFocus();
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'ada@hargreave.example' });
  },
});

/** It did not arrive. As soon as the address is edited, that is past. */
export const Failed = meta.story({
  tags: ['error'],
  args: paper,
  render: (args) => <Server {...args} outcome="error" />,
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(email, 'ada@hargreave.example{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong. Try again later.');
    await userEvent.type(email, '.au');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(email).toHaveValue('ada@hargreave.example.au');
  },
});

/** On the list before. */
export const Already = meta.story({
  tags: ['success'],
  args: { ...paper, status: 'already' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'You’re on the list already.' })).toBeVisible();
  },
});

/** On a painted board the form is cut from paper. */
export const OnABoard = meta.story({ args: { ...paper, tone: 'deep' } });

/** Posted by the browser while there is no script. */
export const BeforeScript = meta.story({
  args: paper,
  render: (args) => (
    <div dangerouslySetInnerHTML={{ __html: renderToString(<NewsletterForm {...args} />) }} />
  ),
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvasElement.innerHTML).not.toContain('style=');
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await expect(email.closest('form')).toHaveAttribute('action', '/newsletter/subscribe');
    await userEvent.type(email, 'ada@hargreave.example');
    const mismatch = fn();
    const page = canvas.getByRole('region', { name: paper.heading }).parentElement!;
    hydrateRoot(page, <NewsletterForm {...args} />, { onRecoverableError: mismatch });
    await waitFor(() => expect(args.onFirstTouch).toHaveBeenCalledOnce());
    await expect(email).toHaveValue('ada@hargreave.example');
    await expect(mismatch).not.toHaveBeenCalled();
  },
});

/** Long words, on the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: { ...german, status: 'error' },
  globals: { viewport: { value: 'narrow' } },
});

/** Letters that call themselves something else. */
export const JoinTheCommunity = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    ...paper,
    heading: 'Join our community!',
    lead: 'Sign up now and never miss an update again.',
    labels: { ...paper.labels, subscribe: 'Submit' },
  },
});
