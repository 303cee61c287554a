import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Field } from '../Field/Field.tsx';
import { AccountForm } from './AccountForm.tsx';

const meta = preview.meta({
  component: AccountForm,
  args: {
    heading: 'Back door',
    formAction: '/user/login',
    submit: { label: 'Knock', busyLabel: 'Knocking…' },
    ways: [],
    children: <Field name="name" label="Name" />,
  },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'success'] },
});

/** The least: one field and a button. */
export const OneField = meta.story({
  tags: ['least'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Knock' })).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});

/** With other ways in, each under its question. */
export const OtherWays = meta.story({
  tags: ['usual'],
  args: { ways: [{ question: 'New here?', label: 'Sign Up', href: '/sign-up' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('New here? Sign Up');
  },
});

/** With a way to read what is kept. */
export const WhatIsKept = meta.story({
  args: { policy: { label: 'How we keep your name', href: '/privacy' } },
  play: async ({ canvas }) => {
    const policy = canvas.getByRole('link', { name: 'How we keep your name' });
    await expect(policy).toHaveAttribute('href', '/privacy');
    await expect(policy.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      canvas.getByRole('button', { name: 'Knock' }).getBoundingClientRect().bottom,
    );
  },
});

const behind = [
  { heading: 'The yard', text: 'Where the van stands.' },
  { heading: 'The till', text: 'Locked, and the key is elsewhere.' },
];

/** What the account holds stands under its words, beside the form. */
export const WhatIsBehind = meta.story({
  args: { lead: 'For those who work here.', items: behind },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const [yard] = canvas.getAllByRole('listitem');
    await expect(yard).toHaveTextContent('The yard');
    await expect(yard!.getBoundingClientRect().right).toBeLessThan(
      canvas.getByRole('textbox', { name: 'Name' }).getBoundingClientRect().left,
    );
  },
});

/** On a phone the form has all the room. */
export const WhatIsBehindOnAPhone = WhatIsBehind.extend({
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The yard')).not.toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Knock' })).toBeVisible();
  },
});

/** Answered, with a way on. */
export const Answered = meta.story({
  tags: ['success'],
  args: { reply: { heading: 'Come in', action: { label: 'To the counter', href: '/account' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'To the counter' })).toHaveAttribute('href', '/account');
  },
});

/** Long words, on the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: {
    heading: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
    items: [{ heading: 'Zugangsberechtigungen', text: 'Wer wann durch welche Tür gekommen ist, und warum.' }],
    policy: { label: 'Aufbewahrungsvorschriften', href: '/datenschutz' },
    submit: { label: 'Zugangsberechtigungsprüfung', busyLabel: 'Wird geprüft …' },
    ways: [{ question: 'Zugangsschwierigkeiten?', label: 'Zugangswiederherstellung', href: '/hilfe' }],
  },
  globals: { viewport: { value: 'narrow' } },
});
