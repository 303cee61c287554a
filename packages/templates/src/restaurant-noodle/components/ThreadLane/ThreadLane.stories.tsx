import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Heading, Section, Text } from '@awning/ui/primitives';
import { ThreadLane } from './ThreadLane.tsx';

const meta = preview.meta({
  component: ThreadLane,
  args: {
    children: (
      <Section labelledBy="tuesdays">
        <Heading id="tuesdays" level={2} size="xxlarge">
          Tuesdays
        </Heading>
        <Text>Knit, or hold the other end.</Text>
      </Section>
    ),
  },
  parameters: { layout: 'fullscreen' },
});

/** The words keep clear of the thread. */
export const Straight = meta.story({
  play: async ({ canvas }) => {
    const lane = canvas.getByRole('region', { name: 'Tuesdays' }).parentElement!.parentElement!;
    const words = canvas.getByRole('heading').getBoundingClientRect();
    const { insetInlineStart, borderInlineStartWidth } = getComputedStyle(lane, '::before');
    await expect(words.left).toBeGreaterThan(
      parseFloat(insetInlineStart) + parseFloat(borderInlineStartWidth),
    );
  },
});
