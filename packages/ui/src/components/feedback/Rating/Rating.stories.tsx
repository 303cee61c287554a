import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Board } from '#storybook/Board';
import { grounds, type GroundName } from '../../../theme/grounds.ts';
import { Rating } from './Rating.tsx';

const meta = preview.meta({ component: Rating, args: { value: 4, label: '4 out of 5 stars' } });

/** How much of each star is lit: of a half as much as there is to see of it. */
const findLit = (root: HTMLElement) =>
  [...root.querySelectorAll('svg')].map((star) => {
    const [light, edge] = [...star.querySelectorAll('path')].map((path) => path.getBBox().width);
    return edge === undefined ? 0 : Math.round((2 * light!) / edge) / 2;
  });

/** Whole stars. */
export const Whole = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible();
    await expect(findLit(canvasElement)).toEqual([1, 1, 1, 1, 0]);
  },
});

/** An average, to the nearest half, with the figure beside it. */
export const Half = meta.story({
  args: { value: 4.6, label: '4.6 out of 5 stars', text: '4.6' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: '4.6 out of 5 stars' })).toHaveTextContent('4.6');
    await expect(findLit(canvasElement)).toEqual([1, 1, 1, 1, 0.5]);
  },
});

/** Everything there is to give. */
export const Full = meta.story({ args: { value: 5, label: '5 out of 5 stars', size: 'large' } });

/** Nothing given yet, or nothing deserved: the words tell which. */
export const None = meta.story({ args: { value: 0, label: 'No stars out of 5' } });

/** Beside a name. */
export const Small = meta.story({ args: { value: 3.5, label: '3.5 out of 5 stars', size: 'small' } });

/** Out of ten, and more than there can be. */
export const OutOfTen = meta.story({ args: { value: 12, max: 10, label: '10 out of 10 stars' } });

/** On every ground it may stand on. */
export const OnEveryGround = meta.story({
  render: (args) => (
    <>
      {(Object.keys(grounds) as GroundName[]).map((name) => (
        <Board key={name} tone={name}>
          <Rating {...args} value={2.5} label={`2.5 out of 5 stars, on ${name}`} />
        </Board>
      ))}
    </>
  ),
});

/** Where words run the other way, the half that is lit is the other one. */
export const RightToLeft = Half.extend({ globals: { direction: 'rtl' } });
