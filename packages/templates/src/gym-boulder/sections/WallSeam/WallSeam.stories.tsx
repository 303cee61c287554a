import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Section, Text } from '@awning/ui/primitives';
import { eaves } from './WallSeam.fixtures.ts';
import { WallSeam } from './WallSeam.tsx';

const meta = preview.meta({
  component: WallSeam,
  args: { from: 'deep' as const, to: 'plain' as const },
  parameters: { layout: 'fullscreen', states: ['least', 'usual'] },
  decorators: [
    (Story, { args }) => (
      <>
        <Section labelledBy="above" tone={args.from}>
          <h2 id="above">The barn</h2>
          <Text>Open whenever the yard light is on.</Text>
        </Section>
        <Story />
        <Section labelledBy="below" tone={args.to}>
          <h2 id="below">The yard</h2>
          <Text>Park beside the tractor, not behind it.</Text>
        </Section>
      </>
    ),
  ],
});

/** An angle between two boards, and nothing on it. */
export const Bare = meta.story({
  tags: ['least'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

/** A route goes over the edge. */
export const WithARoute = meta.story({ tags: ['usual'], args: eaves });

/** Leaning the other way, onto a bright band. */
export const LeaningBack = meta.story({
  tags: ['usual'],
  args: { ...eaves, from: 'tint', to: 'accent', lean: 'end' },
});
