import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Drawing } from '@awning/ui/primitives';
import { kegelbahn, swimSchool } from './HeroTrack.fixtures.ts';
import { HeroTrack } from './HeroTrack.tsx';

const swimmer = (
  <Drawing viewBox="0 0 300 120" reach="over">
    <path fill="currentColor" opacity="0.4" d="M90 50h150v24H90z" />
    <ellipse cx="240" cy="64" rx="34" ry="18" fill="currentColor" />
    <circle cx="240" cy="48" r="15" fill="currentColor" />
  </Drawing>
);

const meta = preview.meta({
  component: HeroTrack,
  args: { heading: swimSchool.heading, lanes: swimSchool.lanes.slice(0, 2) },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'many', 'keyboard'] },
});

/** A heading beside two empty lanes. */
export const HeadingOnly = meta.story({ tags: ['least'] });

/** A promise, two ways on, and somebody in every lane. */
export const WithRunners = meta.story({
  tags: ['usual'],
  args: {
    ...swimSchool,
    picture: 'Three swimmers from above',
    lanes: swimSchool.lanes.map((lane) => ({ ...lane, runner: swimmer })),
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Slow lane. Deep breath.' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Three swimmers from above' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Book a float' })).toHaveAttribute('href', '/float');
  },
});

/** Words above, lanes below, on a phone. */
export const OnAPhone = WithRunners.extend({ tags: ['usual'], globals: { viewport: { value: 'mobile1' } } });

/** Six lanes are as wide together as three. */
export const Many = meta.story({
  tags: ['many'],
  args: { ...swimSchool, lanes: kegelbahn.lanes },
  globals: { viewport: { value: 'desktop' } },
});

/** A bowling alley with two figures to a lane and longer words. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: kegelbahn,
  globals: { viewport: { value: 'narrow' } },
});

/** By keyboard alone: two ways on, and the lanes are walked past. */
export const KeyboardOnly = meta.story({
  tags: ['keyboard'],
  args: swimSchool,
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Book a float', 'See the lanes']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
  },
});
