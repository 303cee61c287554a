import { Heading } from '@awning/ui/primitives';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { overview } from '../DeskOverview/DeskOverview.fixtures.ts';
import { DeskFrame } from './DeskFrame.tsx';

const meta = preview.meta({
  component: DeskFrame,
  args: {
    path: '/dashboard/orders/0b7c',
    overview,
    children: (
      <Heading level={1} size="xlarge">
        An order
      </Heading>
    ),
  },
  parameters: { layout: 'fullscreen' },
});

/** An order is open: its place is marked among the tabs, and each tab counts what waits there. */
export const Usual = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Orders 2 waiting');
    await expect(canvas.getByRole('link', { name: 'Reviews' })).toHaveAttribute('href', '/dashboard/reviews');
  },
});

/** The counts are not known yet. */
export const Loading = meta.story({
  args: { path: '/dashboard', overview: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Overview');
  },
});
