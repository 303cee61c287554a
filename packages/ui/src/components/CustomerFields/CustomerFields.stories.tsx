import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { CustomerFields } from './CustomerFields.tsx';

const meta = preview.meta({
  component: CustomerFields,
  args: {
    labels: {
      legend: 'Who is it for?',
      name: 'Name',
      email: 'Email',
      emailHint: 'Your receipt and order link go here.',
      business: 'Business',
      businessHint: 'As it should read over the door.',
      optional: 'optional',
    },
  },
});

/** A first visit. */
export const Empty = meta.story({
  play: async ({ canvas }) => {
    const fillsIn = canvas.getAllByRole('textbox').map((field) => field.getAttribute('autocomplete'));
    await expect(fillsIn).toEqual(['name', 'email', 'organization']);
    await expect(canvas.getByRole('textbox', { name: 'Business (optional)' })).not.toBeRequired();
  },
});

/** Handed back by the server. */
export const FilledIn = meta.story({
  args: { draft: { name: 'Ada Hargreave', email: 'ada@example.com', business: 'Hargreave & Son' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@example.com');
  },
});
