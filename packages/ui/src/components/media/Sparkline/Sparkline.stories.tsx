import { expect } from 'storybook/test';
import { Board } from '#storybook/Board';
import preview from '#storybook/preview';
import { Stack, Text } from '../../../primitives/index.ts';
import { grounds, type GroundName } from '../../../theme/grounds.ts';
import { Sparkline } from './Sparkline.tsx';

const meta = preview.meta({
  component: Sparkline,
  args: {
    items: [2.9, 2.9, 2.7, 2.8, 2.4, 2.2, 2.3, 2.1],
    label: 'Week by week: 2.9 s, 2.9 s, 2.7 s, 2.8 s, 2.4 s, 2.2 s, 2.3 s, 2.1 s',
  },
});

/** The paths that show a figure: the line, and its newest point. */
const drawnIn = (root: HTMLElement) =>
  [...root.querySelectorAll('path')].slice(1).map((path) => path.getAttribute('d'));

/** Beside its newest figure. */
export const BesideItsFigure = meta.story({
  render: (args) => (
    <Stack gap="xxsmall" align="start">
      <b>2.1 s</b>
      <Text size="small">was 2.9 s</Text>
      <Sparkline {...args} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^Week by week: 2.9 s/ })).toBeVisible();
  },
});

/** An unknown figure leaves a gap, and a figure between two gaps is a dot. */
export const WithGaps = meta.story({
  args: { items: [4, null, 2, null, 1, 3], label: 'Week by week: 4, not known, 2, not known, 1, 3' },
  play: async ({ canvasElement }) => {
    await expect(drawnIn(canvasElement)).toEqual(['M0 0h0M20 12h0M40 18h0L50 6', 'M50 6h0']);
  },
});

/** One figure alone. */
export const One = meta.story({ args: { items: [null, null, 2], label: 'This week: 2' } });

/** Nothing but zeros lies on the ground. */
export const Naughts = meta.story({
  args: { items: [0, 0], label: 'Week by week: 0, 0' },
  play: async ({ canvasElement }) => {
    await expect(drawnIn(canvasElement)).toEqual(['M0 24h0L10 24', 'M10 24h0']);
  },
});

/** Where words run the other way, time still runs from left to right. */
export const RightToLeft = BesideItsFigure.extend({ globals: { direction: 'rtl' } });

/** On every ground it may stand on. */
export const OnEveryGround = meta.story({
  render: (args) => (
    <>
      {(Object.keys(grounds) as GroundName[]).map((name) => (
        <Board key={name} tone={name}>
          <Sparkline {...args} label={`${args.label}, on ${name}`} />
        </Board>
      ))}
    </>
  ),
});

/** A line whose alternative text says nothing. */
export const Alone = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: { label: 'Trend' },
});
