import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Text } from '../../../primitives/index.ts';
import { Workbench } from './Workbench.tsx';

const meta = preview.meta({
  component: Workbench,
  args: {
    sheet: <Text>What is to be done</Text>,
    children: <Text>What is in hand</Text>,
  },
});

/** Side by side where there is room, and read in that order. */
export const TwoColumns = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('What is to be done')).toBeVisible();
  },
});

/** With what comes of it. */
export const ThreeColumns = meta.story({
  args: { view: <Text>What it looks like</Text> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('What it looks like')).toBeVisible();
  },
});
