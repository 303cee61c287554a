import { expect } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import { Drawing } from '@awning/ui/primitives';
import { vars } from '@awning/ui/theme';
import { divers, taucher } from './BoatLines.fixtures.ts';
import { BoatLines } from './BoatLines.tsx';

const hull = (
  <Drawing viewBox="0 0 320 160">
    <path d="M20 90h280l-40 70H60z" fill={vars.color.paper1} />
    <path d="M90 40h90v50H90z" fill={vars.color.paper3} />
  </Drawing>
);

const meta = preview.meta({
  component: BoatLines,
  args: { heading: divers.heading, floors: divers.floors, boats: divers.boats.slice(0, 1) },
  parameters: {
    layout: 'fullscreen',
    states: ['least', 'usual', 'long-words', 'many', 'empty', 'missing-picture'],
  },
});

/** One boat, one line. */
export const OneBoat = meta.story({ tags: ['least', 'missing-picture'] });

/** Three, each to her own depth. */
export const Three = meta.story({
  tags: ['usual'],
  args: { ...divers, boats: divers.boats.map((boat) => ({ ...boat, drawing: hull })) },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: divers.heading })).toBeVisible();
    const shallow = canvas.getByText('Three metres').getBoundingClientRect();
    const deepest = canvas.getByText('Twenty-eight metres').getBoundingClientRect();
    await expect(shallow.top).toBeLessThan(deepest.top);
  },
});

/** In a hand, one after another. */
export const OnAPhone = Three.extend({
  tags: ['usual'],
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {},
});

/** From right to left, on a painted board. */
export const RightToLeft = Three.extend({
  tags: ['usual'],
  args: { tone: 'secondary' },
  globals: { direction: 'rtl' },
});

/** As many as a quay holds. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    boats: Array.from({ length: 5 }, (_, berth) => ({
      name: `Berth ${berth + 1}`,
      floor: berth % 3,
      depth: 'As deep as she goes',
      catch: 'Whatever is there.',
      drawing: hull,
    })),
  },
  globals: { viewport: { value: 'desktop' } },
});

/** A salvage firm with long words, on the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: taucher,
  globals: { viewport: { value: 'narrow' } },
});

/** All out at sea: nothing is headed. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { boats: [] },
  play: rendersNothing,
});
