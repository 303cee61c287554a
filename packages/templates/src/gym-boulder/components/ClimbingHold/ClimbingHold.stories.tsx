import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Grid } from '@awning/ui/primitives';
import { ClimbingHold } from './ClimbingHold.tsx';

const meta = preview.meta({ component: ClimbingHold, args: { shape: 'jug' as const } });

const shapes = ['jug', 'brick', 'wedge', 'pinch', 'crimp'] as const;

/** Five outlines that can be told apart in the dark. */
export const Shapes = meta.story({
  render: (args) => (
    <Grid narrowest="small">
      {shapes.map((shape) => (
        <ClimbingHold key={shape} {...args} shape={shape} />
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(shapes.length);
  },
});

/** The theme's cut papers, for holds whose colour is a grade. */
export const Papers = meta.story({
  render: (args) => (
    <Grid narrowest="small">
      <ClimbingHold {...args} paint="paper1" />
      <ClimbingHold {...args} paint="paper2" />
      <ClimbingHold {...args} paint="paper3" />
      <ClimbingHold {...args} paint="paper4" />
    </Grid>
  ),
});

/** Two holds in a drawing, one of them turned. */
export const InADrawing = meta.story({
  render: (args) => (
    <svg viewBox="0 0 320 160" role="img" aria-label="Two holds on a wall">
      <ClimbingHold {...args} place={{ x: 20, y: 40, size: 100 }} />
      <ClimbingHold {...args} shape="wedge" place={{ x: '60%', y: 10, size: 90, turn: 40 }} />
    </svg>
  ),
});
