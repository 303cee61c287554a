import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Drawing, Heading, Section, Text } from '@awning/ui/primitives';
import { TrackSide } from './TrackSide.tsx';

const meta = preview.meta({
  component: TrackSide,
  args: {
    side: 'end' as const,
    children: (
      <Section labelledBy="heading">
        <Heading id="heading" level={2} size="xxlarge">
          Deckchairs by the hour
        </Heading>
        <Text>Put them out at ten, take them in at six, and sit in one in between.</Text>
      </Section>
    ),
  },
  parameters: { layout: 'fullscreen' },
});

/** Down the end side of a section. */
export const End = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Deckchairs by the hour' })).toBeVisible();
  },
});

/** Down the other side, with somebody who keeps pace with whoever reads. */
export const StartWithRunner = meta.story({
  args: {
    side: 'start',
    runner: (
      <Drawing viewBox="0 0 50 30">
        <circle cx="42" cy="15" r="8" fill="currentColor" />
      </Drawing>
    ),
  },
});

/** No more of a phone than it can spare. */
export const OnAPhone = StartWithRunner.extend({ globals: { viewport: { value: 'mobile1' } } });

/** A word without end beside it. */
export const LongWords = meta.story({
  args: { children: <Text>Donaudampfschifffahrtsgesellschaftskapitänsmützenverleih</Text> },
  globals: { viewport: { value: 'narrow' } },
});
