import preview from '#storybook/preview';
import { Board } from '#storybook/Board';
import { LaneRope } from './LaneRope.tsx';

const meta = preview.meta({
  component: LaneRope,
  decorators: [
    (Story) => (
      <>
        <Board tone="plain">The shallow end</Board>
        <Story />
        <Board tone="tint">The deep end</Board>
      </>
    ),
  ],
});

/** Between two sections. */
export const BetweenSections = meta.story();
