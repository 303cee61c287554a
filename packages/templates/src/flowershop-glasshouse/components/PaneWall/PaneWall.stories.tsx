import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Heading, Text } from '@awning/ui/primitives';
import { Fanlight } from '../Fanlight/Fanlight.tsx';
import { PaneWall } from './PaneWall.tsx';

const panes = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    id: String(place),
    ...(place === 0 && { figure: <Fanlight /> }),
    content: <Text>Berth {place + 1}</Text>,
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
    panes: panes(4),
  },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
});

/** Four panes and their head: a tall one first, and no two of one width beside each other. */
export const Five = meta.story({
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole('listitem').map((pane) => Math.round(pane.clientWidth));
    await expect(widths[0]).not.toBe(widths[1]);
    await expect(widths[2]).not.toBe(widths[3]);
  },
});

/** Words alone stand side by side: a tall pane would have nothing behind it. */
export const OfWords = meta.story({
  args: { panes: panes(5).slice(1) },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('listitem').map((pane) => Math.round(pane.getBoundingClientRect().top));
    await expect(new Set(tops).size).toBe(1);
  },
});

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
