import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { ground } from '../../theme/ground.css.ts';
import { Skeleton } from './Skeleton.tsx';

const meta = preview.meta({ component: Skeleton });

/** A line of words, as tall as it will be. */
export const Line = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^$/);
    await expect(canvasElement.querySelector('[aria-hidden=true]')).toBeVisible();
  },
});

/** A paragraph. */
export const Paragraph = meta.story({ args: { lines: 3 } });

/** A heading. */
export const Title = meta.story({ args: { kind: 'title' } });

/** Something to press. */
export const Press = meta.story({ args: { kind: 'button' } });

/** On a painted board it takes the board’s own line. */
export const OnABoard = meta.story({
  args: { lines: 3 },
  decorators: [
    (Story) => (
      <div className={ground.deep}>
        <Story />
      </div>
    ),
  ],
});
