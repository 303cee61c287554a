import preview from '#storybook/preview';
import { Container, Heading, Text } from '../../primitives/index.ts';
import { TapedPaper } from './TapedPaper.tsx';

const meta = preview.meta({
  component: TapedPaper,
  args: {
    children: (
      <Container>
        <Heading level={2} size="large">
          Back in ten minutes
        </Heading>
        <Text tone="muted">Gone to the bank.</Text>
      </Container>
    ),
  },
  parameters: { states: ['usual'] },
  decorators: [
    (Story) => (
      <Container width="prose">
        <Story />
      </Container>
    ),
  ],
});

/** A notice that is there to stay. */
export const Straight = meta.story({ tags: ['usual'] });

/** One put up in a hurry. */
export const Crooked = meta.story({ tags: ['usual'], args: { hung: 'crooked' } });
