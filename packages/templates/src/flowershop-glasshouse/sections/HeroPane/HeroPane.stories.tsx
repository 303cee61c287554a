import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Drawing } from '@awning/ui/primitives';
import { vars } from '@awning/ui/theme';
import { cheeseShop } from './HeroPane.fixtures.ts';
import { HeroPane } from './HeroPane.tsx';

const cheese = (
  <Drawing label="A wheel of cheese with a wedge out of it" viewBox="0 0 200 240" fill="middle">
    <path fill={vars.color.paper4} d="M-300-300h800v900h-800z" />
    <path fill={vars.color.spark} d="M100 140 40 90a80 80 0 1 0 120 0z" />
  </Drawing>
);

const meta = preview.meta({
  component: HeroPane,
  args: { heading: cheeseShop.heading },
  parameters: { layout: 'fullscreen', states: ['least', 'usual'] },
});

/** A few large words behind one pane. */
export const HeadingOnly = meta.story({
  tags: ['least'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: cheeseShop.heading })).toBeVisible();
  },
});

/** Something to see, and how warm it is in there. */
export const Usual = meta.story({
  tags: ['usual'],
  args: { ...cheeseShop, figure: cheese },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /wheel of cheese/ })).toBeVisible();
    await expect(canvas.getByText('8–12 °C')).toBeVisible();
  },
});

/** The climate is all there is to see. */
export const ClimateOnly = meta.story({ tags: ['usual'], args: cheeseShop });

/** The last thing said on a page. */
export const ClosesThePage = meta.story({
  tags: ['usual'],
  args: { heading: cheeseShop.heading, level: 2, figure: cheese, tone: 'accent' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: cheeseShop.heading })).toBeVisible();
  },
});
