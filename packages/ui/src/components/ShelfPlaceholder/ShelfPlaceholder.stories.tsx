import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Container, Grid } from '../../primitives/index.ts';
import { ShelfPlaceholder } from './ShelfPlaceholder.tsx';

const meta = preview.meta({
  component: ShelfPlaceholder,
  parameters: { states: ['loading'] },
  decorators: [
    (Story) => (
      <Container>
        <Grid narrowest="medium" gap="roomy">
          <Story />
        </Grid>
      </Container>
    ),
  ],
});

/** It is seen and not heard: whoever shows it says once what is awaited. */
export const Waiting = meta.story({
  tags: ['loading'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem').textContent).toBe('');
  },
});
