import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { listedTemplates } from '../../goods/listedTemplates.ts';
import { GalleryPage, type GalleryPageProps } from './GalleryPage.tsx';

const trades: Record<string, string> = { barbershop: 'Barbershop', 'personal-trainer': 'Personal Trainer' };

/** Keeps the choice, as the address does in the shop. */
function Shop(props: GalleryPageProps) {
  const [category, setCategory] = useState(props.category);
  return <GalleryPage {...props} category={category} onChoose={(slug) => setCategory(trades[slug])} />;
}

const meta = preview.meta({
  component: GalleryPage,
  render: Shop,
  args: { items: listedTemplates, categories: Object.values(trades), category: undefined, onChoose: fn() },
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'fullscreen' },
});

/** Every site, with its live demo; one trade at a time, and one as large as the screen. */
export const Usual = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Portfolio' })).toBeVisible();
    await expect(canvas.getAllByRole('figure')).toHaveLength(listedTemplates.length);
    const demo = canvas.getByRole('link', { name: 'View Demo: Trainer Volt (opens in a new tab)' });
    await expect(demo).toHaveAttribute('href', '/demos/trainer-volt/');
    await expect(demo).toHaveAttribute('target', '_blank');

    await userEvent.click(canvas.getByText('Personal Trainer', { selector: 'label' }));
    const trainers = listedTemplates.filter(
      ({ template }) => template.category === 'Personal Trainer',
    ).length;
    await expect(canvas.getAllByRole('figure')).toHaveLength(trainers);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      `Showing ${trainers} of ${listedTemplates.length} sites`,
    );
    await userEvent.click(canvas.getByText('All', { selector: 'label' }));

    await userEvent.click(canvas.getByRole('link', { name: /^A barber’s site in oxblood and brass/ }));
    const dialog = within(canvas.getByRole('dialog', { name: 'Portfolio' }));
    await expect(dialog.getByText('Oxblood, brass and slab capitals.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  },
});

/** One trade, as a shared link has it. */
export const OneTrade = meta.story({
  args: { category: 'Barbershop' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Barbershop' })).toBeChecked();
  },
});

/** Before the first picture was taken. */
export const NotYetPhotographed = meta.story({
  args: {
    items: listedTemplates.map((item) => ({
      ...item,
      picture: { ...item.picture, src: `data:,${item.template.id}`, sources: [] },
    })),
  },
});
