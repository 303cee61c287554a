import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { PersonFields } from './PersonFields.tsx';

const meta = preview.meta({
  component: PersonFields,
  args: {
    named: true,
    answer: 'telephone' as const,
    optional: '(if you like)',
    labels: {
      heading: 'Who is asking?',
      name: 'Your name',
      telephone: 'Telephone',
      email: 'Email',
    },
  },
});

/** Answered by telephone: the address may stay empty. */
export const RungBack = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Who is asking?' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Telephone' })).toBeRequired();
    await expect(canvas.getByRole('textbox', { name: 'Email (if you like)' })).not.toBeRequired();
    const fillsIn = canvas.getAllByRole('textbox').map((field) => field.getAttribute('autocomplete'));
    await expect(fillsIn).toEqual(['name', 'tel', 'email']);
  },
});

/** Answered by mail: the number may stay empty, and comes last. */
export const WrittenTo = meta.story({
  args: { answer: 'email' },
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Your name', 'Email', 'Telephone (if you like)']) {
      await userEvent.tab();
      await expect(canvas.getByRole('textbox', { name })).toHaveFocus();
    }
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toBeRequired();
  },
});

/** In a demonstration nothing has a name to be sent under. */
export const Demonstration = meta.story({
  args: { named: false },
  play: async ({ canvas }) => {
    for (const field of canvas.getAllByRole('textbox')) await expect(field).not.toHaveAttribute('name');
  },
});
