import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Container } from '@awning/ui/primitives';
import { Dial } from './Dial.tsx';

const meta = preview.meta({
  component: Dial,
  args: {
    label: 'Open from one till eleven',
    opens: 13 as const,
    closes: 23 as const,
    start: 'deep' as const,
    end: 'plain' as const,
  },
  decorators: [
    (Story) => (
      <Container width="prose">
        <Story />
      </Container>
    ),
  ],
});

/** The same hour on both sides: the hands stand straight. */
export const OneTillEleven = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Open from one till eleven' })).toBeVisible();
  },
});

/** A short day, half past eight till noon. */
export const ShortDay = meta.story({
  args: { label: 'Open from half past eight till noon', opens: 8.5, closes: 12 },
});
