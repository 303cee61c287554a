import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Drawing } from '@awning/ui/primitives';
import { cheesemonger } from './PriceCollage.fixtures.ts';
import { PriceCollage } from './PriceCollage.tsx';

const wedge = (
  <Drawing viewBox="0 0 100 100" fill="middle">
    <path fill="currentColor" d="M14 66l66-34 6 22-6 24H14z" />
    <circle cx="52" cy="64" r="6" fill="var(--ui-color-paper4)" />
    <circle cx="70" cy="56" r="4" fill="var(--ui-color-paper4)" />
  </Drawing>
);

const drawn = cheesemonger.items.map((item) => ({ ...item, drawing: wedge }));

const meta = preview.meta({
  component: PriceCollage,
  args: { heading: cheesemonger.heading, items: drawn.slice(0, 1) },
  parameters: {
    layout: 'fullscreen',
    states: ['usual', 'empty', 'missing-picture'],
  },
});

/** A bench of five: one to be proud of, four beside it. */
export const Five = meta.story({
  tags: ['usual'],
  args: { ...cheesemonger, items: drawn },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: cheesemonger.heading })).toBeVisible();
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('The whole board');
    await expect(first).toHaveTextContent('£46');
    await expect(first!.clientWidth).toBeGreaterThan(second!.clientWidth * 1.5);
  },
});

/** What is for sale opens the page. */
export const OpensThePage = meta.story({
  tags: ['usual'],
  args: { ...cheesemonger, items: drawn.slice(0, 3), level: 1, tone: 'tint' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: cheesemonger.heading })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'The whole board' })).toBeVisible();
  },
});

/** Papers chosen by hand, on a painted board. */
export const ChosenPapers = meta.story({
  tags: ['usual'],
  args: {
    ...cheesemonger,
    items: drawn.slice(0, 3).map((item) => ({ ...item, paper: 'raised' as const })),
    tone: 'deep',
  },
});

/** Nothing drawn yet: coloured paper, and what it costs. */
export const MissingDrawings = meta.story({ tags: ['missing-picture'], args: cheesemonger });

/** Sold out to the last rind: what is said of it, and no list of nothing. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { items: [], note: 'All gone by eleven. Tomorrow at eight.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/gone by eleven/)).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});
