import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Drawing, Heading, Text } from '@awning/ui/primitives';
import { vars } from '@awning/ui/theme';
import { PaneWall } from './PaneWall.tsx';

const sail = (
  <Drawing viewBox="0 0 200 160" fill="end">
    <path fill={vars.color.accent} d="M100 10 180 130H100z" />
    <path fill={vars.color.paper3} d="M40 134h140l-24 26H60z" />
  </Drawing>
);

const words = (name: string) => <Text>{name}</Text>;
const panes = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    id: String(place),
    content: words(`Berth ${place + 1}`),
    ...(place % 3 === 1 && { figure: sail }),
  }));

const meta = preview.meta({
  component: PaneWall,
  args: {
    tone: 'plain' as const,
    head: {
      content: (
        <Heading level={2} size="xxlarge">
          Who is in
        </Heading>
      ),
    },
    panes: panes(0),
  },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
});

/** One pane from edge to edge. */
export const HeadAlone = meta.story();

/** Four panes and their head: a tall one first, and no two of one width beside each other. */
export const Five = meta.story({
  args: { panes: panes(4) },
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole('listitem').map((pane) => Math.round(pane.clientWidth));
    await expect(widths[0]).not.toBe(widths[1]);
    await expect(widths[2]).not.toBe(widths[3]);
  },
});

/** The tall one at the end. */
export const TallAtTheEnd = meta.story({ args: { panes: panes(4), tall: 'end' } });

/** However many there are, nothing is left unglazed. */
export const Many = meta.story({
  args: { panes: panes(12) },
  play: async ({ canvas }) => {
    const area = (part: Element) => part.clientWidth * part.clientHeight;
    const items = canvas.getAllByRole('listitem');
    const wall = items[0]!.parentElement!.parentElement!;
    const glass = [wall.firstElementChild!, ...items].reduce((sum, pane) => sum + area(pane), 0);
    await expect(glass / area(wall)).toBeGreaterThan(0.93);
  },
});

/** On paint. */
export const OnPaint = meta.story({ args: { panes: panes(3), tone: 'deep' } });
