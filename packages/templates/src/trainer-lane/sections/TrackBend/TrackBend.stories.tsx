import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { allotment } from './TrackBend.fixtures.ts';
import { TrackBend } from './TrackBend.tsx';

const meta = preview.meta({
  component: TrackBend,
  args: { toward: allotment.toward, above: allotment.above, below: allotment.below },
  parameters: { layout: 'fullscreen', states: ['least', 'usual'] },
});

/** Down one side, across, and down the other. It says nothing to those who listen. */
export const Plain = meta.story({
  tags: ['least'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-hidden="true"]')).toBeVisible();
    await expect(canvasElement).toHaveTextContent('');
  },
});

/** With a starting line and a number in every lane. */
export const Numbered = meta.story({ tags: ['usual'], args: allotment });

/** The other way over. */
export const TowardTheEnd = meta.story({ tags: ['usual'], args: { ...allotment, toward: 'end' } });

/** From beyond the page's edge, into the side of what follows. */
export const FromBeyond = meta.story({
  tags: ['usual'],
  args: { ...allotment, toward: 'end', fromBeyond: true },
});

/** As narrow as the lanes beside the words of a phone. */
export const OnAPhone = Numbered.extend({ tags: ['usual'], globals: { viewport: { value: 'mobile1' } } });
