import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Container, Heading, Text } from '../../../primitives/index.ts';
import { SignBoard } from './SignBoard.tsx';

const meta = preview.meta({
  component: SignBoard,
  args: {
    kind: 'directory' as const,
    children: (
      <Heading level={2} size="xxlarge">
        Directory
      </Heading>
    ),
  },
  parameters: { states: ['usual', 'long-words'] },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
});

/** Beside the door of a house with many rooms. */
export const Directory = meta.story({
  tags: ['usual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Directory' })).toBeVisible();
  },
});

/** Over the pavement: few words, in the board’s bright paint. */
export const Sign = meta.story({
  tags: ['usual'],
  args: {
    kind: 'sign',
    children: (
      <Heading level={2} size="display" tone="accent">
        Pay once.
      </Heading>
    ),
  },
});

/** German, a word without end, a narrow phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: {
    kind: 'sign',
    children: <Text>Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung</Text>,
  },
  globals: { viewport: { value: 'narrow' } },
});
