import preview from '#storybook/preview';
import { Board } from '#storybook/Board';
import { CombEdge } from './CombEdge.tsx';

const meta = preview.meta({
  component: CombEdge,
  args: { tone: 'deep' as const },
  decorators: [
    (Story) => (
      <>
        <Board>Ends in teeth</Board>
        <Story />
        <Board tone="spark">Begins under them</Board>
      </>
    ),
  ],
});

/** Under a header, between two bands. */
export const Medium = meta.story();

/** Over a band with little room. */
export const Fine = meta.story({ args: { gauge: 'fine' } });

/** Over a footer. */
export const Wide = meta.story({ args: { gauge: 'wide' } });
