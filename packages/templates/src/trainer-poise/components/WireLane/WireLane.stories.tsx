import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Heading, Section, Text } from '@awning/ui/primitives';
import { WireLane } from './WireLane.tsx';

const meta = preview.meta({
  component: WireLane,
  args: {
    children: (
      <Section labelledBy="wind">
        <Heading id="wind" level={2} size="xxlarge">
          No wind today
        </Heading>
        <Text>We string beads until there is.</Text>
      </Section>
    ),
  },
  parameters: { layout: 'fullscreen' },
});

/** The words keep clear of the wire. */
export const Straight = meta.story({
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: 'No wind today' });
    const lane = section.parentElement!.parentElement!;
    const words = canvas.getByRole('heading').getBoundingClientRect();
    await expect(words.left).toBeGreaterThan(parseFloat(getComputedStyle(lane, '::before').insetInlineStart));
  },
});
