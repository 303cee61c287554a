import { expect } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import { Drawing } from '@awning/ui/primitives';
import { vars } from '@awning/ui/theme';
import { pottery, toepferei } from './HeroPlates.fixtures.ts';
import { HeroPlates } from './HeroPlates.tsx';

const bowl = (
  <Drawing viewBox="0 0 200 200">
    <circle cx="100" cy="100" r="58" fill={vars.color.paper1} />
    <circle cx="100" cy="100" r="34" fill={vars.color.paper2} />
  </Drawing>
);
const served = (lines: readonly string[]) => lines.map((words) => ({ words, drawing: bowl }));

const meta = preview.meta({
  component: HeroPlates,
  args: { lines: served(['Come in']) },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'empty'] },
});

/** One line, one plate. */
export const OneLine = meta.story({ tags: ['least'] });

/** Three lines to and fro, what it is about, and two ways on. */
export const Three = meta.story({
  tags: ['usual'],
  args: { ...pottery, lines: served(pottery.lines) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Wheel, kiln, and cupboard' })).toBeVisible();
    const [first, second] = ['Wheel,', 'kiln, and'].map((line) =>
      canvas.getByText(line).getBoundingClientRect(),
    );
    await expect(first!.bottom).toBeLessThanOrEqual(second!.top + 24);
    await expect(canvas.getByRole('link', { name: 'See the seconds' })).toBeVisible();
  },
});

/** The same in a hand. */
export const OnAPhone = Three.extend({ tags: ['usual'], globals: { viewport: { value: 'mobile1' } } });

/** A German pottery of the fourth generation. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: { ...toepferei, lines: served(toepferei.lines) },
  globals: { viewport: { value: 'narrow' } },
});

/** Nothing to say: nothing is drawn. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { lines: [] },
  play: rendersNothing,
});
