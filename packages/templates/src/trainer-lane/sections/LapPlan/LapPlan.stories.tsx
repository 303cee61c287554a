import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { LapPlan } from './LapPlan.tsx';

const meta = preview.meta({
  component: LapPlan,
  args: {
    heading: 'Ten lessons and a test',
    unit: 'Lesson',
    stages: ['The car park', 'Left turns', 'Right turns', 'The hill', 'The roundabout', 'Rain'].map(
      (name) => ({
        name,
        text: 'Mirror, signal, a deep breath.',
      }),
    ),
  },
  parameters: { layout: 'fullscreen', states: ['usual'] },
});

/** Six stages: out along one straight and back along half of the next. */
export const Six = meta.story({
  tags: ['usual'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const stages = canvas.getAllByRole('listitem');
    await expect(stages[0]).toHaveTextContent('Lesson 1The car park');
    const [first, , , fourth, fifth, sixth, ...others] = stages.map((stage) => stage.getBoundingClientRect());
    await expect(fifth!.top).toBeGreaterThanOrEqual(first!.bottom - 1);
    await expect(sixth!.left).toBeGreaterThan(fifth!.left);
    // However few there are on the way back, they begin where the track comes round the bend.
    await expect((others[1] ?? others[0] ?? sixth)!.left).toBe(fourth!.left);
  },
});
