import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Drawing } from '@awning/ui/primitives';
import { vars } from '@awning/ui/theme';
import { forager } from './HeroSpecimen.fixtures.ts';
import { HeroSpecimen } from './HeroSpecimen.tsx';

const dulse = (
  <Drawing viewBox="0 0 300 580" label="A branching red seaweed, spread flat">
    <path
      fill={vars.color.paper2}
      d="M140 570q-6-110-20-190-90-40-100-160 60 20 90 90 4-120-40-190 70 30 80 130 14-120 60-210 10 110-30 230 40-70 100-90-20 120-110 180 0 90 4 210z"
    />
  </Drawing>
);
const mark = (
  <Drawing viewBox="0 0 20 20">
    <circle cx="10" cy="10" r="9" fill="none" stroke="currentColor" />
  </Drawing>
);

const meta = preview.meta({
  component: HeroSpecimen,
  args: { heading: forager.heading },
  parameters: {
    layout: 'fullscreen',
    states: ['usual', 'missing-picture', 'keyboard'],
  },
});

/** The sheet fills the window; the label lies in its corner. */
export const Mounted = meta.story({
  tags: ['usual'],
  args: { ...forager, specimen: dulse, stamp: mark },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Found on Monday' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: /^A branching red seaweed/ })).toBeVisible();
    await expect(canvas.getByText('£4.20 the ounce')).toBeVisible();
  },
});

/** It was lent to somebody: the label stays. */
export const Lent = meta.story({ tags: ['missing-picture'], args: forager });

/** Both ways on, by keyboard alone. */
export const KeyboardOnly = meta.story({
  tags: ['keyboard'],
  args: { ...forager, specimen: dulse },
  play: async ({ canvas, userEvent }) => {
    for (const { label } of forager.actions) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: label })).toHaveFocus();
    }
  },
});
