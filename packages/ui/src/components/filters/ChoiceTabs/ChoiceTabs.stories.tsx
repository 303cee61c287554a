import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { ChoiceTabs } from './ChoiceTabs.tsx';

const meta = preview.meta({
  component: ChoiceTabs,
  args: {
    legend: 'Category',
    name: 'category',
    choices: ['All', 'SEO', 'Business', 'Design'].map((label) => ({ value: label.toLowerCase(), label })),
    value: 'all',
  },
});

/** All of the list is shown. */
export const Usual = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Category' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'All' })).toBeChecked();
    await userEvent.click(canvas.getByText('Design'));
    await expect(canvas.getByRole('radio', { name: 'Design' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'All' })).not.toBeChecked();
  },
});

/** One was chosen. */
export const Chosen = meta.story({ args: { value: 'seo' } });

/** One stop for the keyboard, and arrows from there. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'All' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'SEO' })).toBeChecked();
  },
});

/** More words than fit a line, on a phone. */
export const LongWords = meta.story({
  args: {
    choices: [
      'Alle',
      'Suchmaschinenoptimierung',
      'Donaudampfschifffahrtsgesellschaftskapitän',
      'Gestaltung',
    ].map((label) => ({ value: label, label })),
    value: 'Alle',
  },
  globals: { viewport: { value: 'narrow' } },
});

/** No tab shows all of the list. */
export const NoWayBack = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    choices: ['SEO', 'Business', 'Design'].map((label) => ({ value: label.toLowerCase(), label })),
    value: 'seo',
  },
});
