import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Board } from '#storybook/Board';
import { Grid } from '../../../primitives/index.ts';
import { ground } from '../../../theme/ground.css.ts';
import { Skeleton } from './Skeleton.tsx';

const meta = preview.meta({
  component: Skeleton,
  args: { lines: 3, label: 'Loading questions' },
  decorators: [
    (Story) => (
      <div className={ground.plain}>
        <Story />
      </div>
    ),
  ],
});

/** Words are on their way. They are announced once, and the shapes not at all. */
export const Lines = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading questions');
  },
});

/** A single line: a price, a name. */
export const OneLine = meta.story({ args: { lines: 1, label: 'Loading the price' } });

/** A heading. */
export const Title = meta.story({ args: { shape: 'title', lines: 1, label: 'Loading the heading' } });

/** Something to press. */
export const Press = meta.story({ args: { shape: 'button', lines: 1, label: 'Loading the price' } });

/** A picture is on its way. */
export const Picture = meta.story({ args: { shape: 'picture', label: 'Loading the picture' } });

/** A card with a picture and words under it. */
export const Card = meta.story({ args: { shape: 'card', lines: 2, label: 'Loading the template' } });

/** A shelf of them speaks once. */
export const Shelf = meta.story({
  render: () => (
    <Grid narrowest="small">
      <Skeleton shape="card" lines={2} label="Loading templates" />
      <Skeleton shape="card" lines={2} />
      <Skeleton shape="card" lines={2} />
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')).toHaveLength(1);
  },
});

/** On a painted board. */
export const OnABoard = meta.story({
  args: { shape: 'card' },
  decorators: [
    (Story) => (
      <Board>
        <Story />
      </Board>
    ),
  ],
});
