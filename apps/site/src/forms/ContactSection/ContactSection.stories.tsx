import { brand } from '@awning/content/brand';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { ContactSection } from './ContactSection.tsx';

const typed = {
  name: 'Ada Hargreave',
  email: 'ada@hargreave.example',
  subject: '',
  message: 'Which one fits?',
};

const meta = preview.meta({
  component: ContactSection,
  args: { formAction: '/contact/create', onSubmit: fn(), onFirstTouch: fn() },
  parameters: { layout: 'fullscreen' },
});

/** Nothing written yet. */
export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Pop a note through the door' })).toHaveAttribute(
      'id',
      'contact-form',
    );
    await expect(canvas.getByRole('link', { name: brand.email })).toHaveAttribute(
      'href',
      `mailto:${brand.email}`,
    );
    await expect(canvas.getByText(brand.legalName)).toBeVisible();
    await expect(canvas.getByText(/We answer .* on working days\.$/)).toBeVisible();
  },
});

/** On its way. */
export const Sending = meta.story({ args: { status: 'submitting', draft: typed } });

/** It has arrived: the answer stands over a form that is empty again. */
export const Sent = meta.story({
  render: function Server(args) {
    const [status, setStatus] = useState<'idle' | 'success'>('idle');
    return <ContactSection {...args} status={status} onSubmit={() => setStatus('success')} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), typed.name);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), typed.email);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), typed.message);
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    const answer = await canvas.findByRole('alert');
    await expect(answer).toHaveTextContent('Message sent successfully');
    await expect(canvas.getByRole('button', { name: 'Send message' })).toHaveFocus();
    for (const field of canvas.getAllByRole('textbox')) await expect(field).toHaveValue('');
    // What types here does not know of itself that a form was emptied.
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Name' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Bo');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Bo');
  },
});

/** The line went dead: what is known of the cause, and everything that was written. */
export const Failed = meta.story({
  args: {
    draft: typed,
    problems: { form: 'Something went wrong', cause: 'The connection failed. Check it and try again.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong');
    await expect(canvas.getByRole('alert')).toHaveTextContent('The connection failed.');
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue(typed.message);
  },
});

/** The server's own page, after a form that was sent without script. */
export const Refused = meta.story({
  args: {
    draft: { ...typed, email: 'ada at hargreave' },
    problems: { fields: { email: 'Enter an email address like name@example.com' } },
  },
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await expect(email).toHaveFocus();
    await expect(email).toHaveValue('ada at hargreave');
  },
});
