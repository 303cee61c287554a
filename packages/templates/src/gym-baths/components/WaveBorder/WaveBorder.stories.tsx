import preview from '#storybook/preview';
import { Board } from '#storybook/Board';
import { WaveBorder } from './WaveBorder.tsx';

const meta = preview.meta({
  component: WaveBorder,
  args: { tone: 'deep' as const },
  decorators: [
    (Story) => (
      <>
        <Board tone="plain">The wall</Board>
        <Story />
        <Board tone="deep">The water</Board>
      </>
    ),
  ],
});

/** Between the wall and the water. */
export const Waves = meta.story();
