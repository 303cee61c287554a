import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Drawing } from '@awning/ui/primitives';
import { vars } from '@awning/ui/theme';
import { caterer } from './OccasionList.fixtures.ts';
import { OccasionList } from './OccasionList.tsx';

const whisk = (
  <Drawing viewBox="0 0 200 400" fill="start">
    <g fill="none" stroke={vars.color.surfaceDeeper} strokeWidth="12">
      <path d="M120 420V220M120 220Q30 120 120 20 210 120 120 220M120 220Q80 120 120 20 160 120 120 220" />
    </g>
  </Drawing>
);

const meta = preview.meta({
  component: OccasionList,
  args: { heading: caterer.heading, occasions: caterer.occasions.slice(0, 1) },
  parameters: { layout: 'fullscreen', states: ['usual', 'empty', 'keyboard'] },
});

/** The happiest first, the hardest last, and something growing beside them. */
export const WithDrawing = meta.story({
  tags: ['usual'],
  args: { ...caterer, drawing: whisk },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: caterer.heading })).toBeVisible();
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Christenings',
      'Retirements',
      'Wakes',
    ]);
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

/** The occasions are what the page is about. */
export const OpensThePage = meta.story({
  tags: ['usual'],
  args: { ...caterer, level: 1, tone: 'plain' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: caterer.heading })).toBeVisible();
  },
});

/** Nothing that could be booked: what is said of it, and no list. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { occasions: [], lead: 'Marjorie is in Portugal until the fifth.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Portugal/)).toBeVisible();
    await expect(canvas.queryByRole('term')).toBeNull();
  },
});

/** By keyboard alone. */
export const KeyboardOnly = meta.story({
  tags: ['keyboard'],
  args: caterer,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Ask about a date' })).toHaveFocus();
  },
});
