import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import { onePerCategory } from '../../goods/listedTemplates.ts';
import { HomeSections } from './HomeSections.tsx';

const meta = preview.meta({
  component: HomeSections,
  args: { templates: onePerCategory.slice(0, 3), from: 299_00 },
  parameters: { layout: 'fullscreen' },
});

/** Prices are the shop's own, and the sample words say that they are samples. */
export const Usual = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const directory = within(canvas.getByRole('region', { name: 'Services' }));
    await expect(directory.getByRole('link', { name: 'Choose a website' })).toHaveAttribute(
      'href',
      '/templates',
    );
    await expect(directory.getByText('from $299')).toBeVisible();
    await expect(directory.getByText('$50')).toBeVisible();
    await expect(directory.getByRole('link', { name: 'Custom development' })).toHaveAttribute(
      'href',
      '/pricing#custom-development',
    );
    await expect(canvas.getByText(/^\$299, \$499 or \$799\./)).toBeVisible();
    await expect(canvas.getByText('3-5 business days for Basic; 7-14 days for larger sites.')).toBeVisible();
    await expect(canvas.getAllByText('Specimen')).toHaveLength(canvas.getAllByRole('figure').length);
    // What the specimens say can be checked is a step away.
    const words = within(canvas.getByRole('region', { name: 'Kind words, by post' }));
    await expect(words.getByRole('link', { name: 'Look at the demos' })).toHaveAttribute(
      'href',
      '/templates',
    );
    for (const anchor of ['services', 'testimonials']) {
      await expect(canvasElement.querySelector(`#${anchor}`)).toBeVisible();
    }
  },
});

/** Six windows, in two rows. */
export const SixWindows = meta.story({ args: { templates: onePerCategory.slice(0, 6) } });
