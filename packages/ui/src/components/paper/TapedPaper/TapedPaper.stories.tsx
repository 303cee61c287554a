import preview from '#storybook/preview';
import { Container, Heading, Text } from '../../../primitives/index.ts';
import * as shop from '../../../sections/frame/NotFound/NotFound.css.ts';
import { TapedPaper } from './TapedPaper.tsx';

const meta = preview.meta({
  component: TapedPaper,
  args: {
    children: (
      <div className={shop.words}>
        <Heading level={2} size="xxlarge">
          Back in ten minutes
        </Heading>
        <Text tone="muted">Gone to the bank.</Text>
      </div>
    ),
  },
  parameters: { states: ['usual'] },
  // It hangs where a visitor finds it: on a shutter that is down.
  decorators: [
    (Story) => (
      <Container>
        <div className={shop.shutter}>
          <div className={shop.notice}>
            <Story />
          </div>
        </div>
      </Container>
    ),
  ],
});

/** A notice that is there to stay. */
export const Straight = meta.story({ tags: ['usual'] });

/** One put up in a hurry. */
export const Crooked = meta.story({ tags: ['usual'], args: { hung: 'crooked' } });
