import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Drawing } from '@awning/ui/primitives';
import { vars } from '@awning/ui/theme';
import { bakery } from './HeroCollage.fixtures.ts';
import { HeroCollage } from './HeroCollage.tsx';

const { accent, paper2, spark, surfaceDeep, surfaceRaised } = vars.color;

const loaf = (
  <Drawing label="A loaf, a pear and a slice of moon on patches of paper" viewBox="0 0 400 400">
    <path fill={spark} d="M150 8l120 6-4 180-120-6z" />
    <path fill={accent} d="M20 140l130-6 2 246-130 6z" />
    <path fill={surfaceDeep} d="M270 40l116-4 4 340-122-6z" />
    <path fill={paper2} d="M152 196l114 4 2 180-118-6z" />
    <path fill={surfaceRaised} d="M60 250q60-70 120 0 20 50-60 52t-60-52z" />
    <circle cx="326" cy="120" r="40" fill={spark} />
  </Drawing>
);

const meta = preview.meta({
  component: HeroCollage,
  args: { heading: bakery.heading },
  parameters: {
    layout: 'fullscreen',
    states: ['usual', 'missing-picture', 'keyboard'],
  },
});

/** A site's first screen: words at one edge of a collage, and its foot over what follows. */
export const WithCollage = meta.story({
  tags: ['usual'],
  args: { ...bakery, collage: loaf },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: /^Bread that was flour/ });
    const collage = canvas.getByRole('img', { name: /^A loaf/ });
    await expect(canvas.getByText(bakery.note)).toBeVisible();
    await expect(collage.getBoundingClientRect().bottom).toBeGreaterThan(
      section.getBoundingClientRect().bottom,
    );
  },
});

/** On a phone the words come first. */
export const OnAPhone = meta.story({
  tags: ['usual'],
  args: { ...bakery, collage: loaf },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(canvas.getByRole('img').getBoundingClientRect().top).toBeGreaterThan(heading.bottom);
  },
});

/** A page behind the first one: the same, a size smaller. */
export const InnerPage = meta.story({
  tags: ['usual'],
  args: { ...bakery, collage: loaf, place: 'inner', tone: 'deep' },
});

/** The collage is not cut out yet: the words take the whole width. */
export const MissingCollage = meta.story({
  tags: ['missing-picture'],
  args: { ...bakery, tone: 'secondary' },
});

/** By keyboard alone: the ways on, in the order they are read. */
export const KeyboardOnly = meta.story({
  tags: ['keyboard'],
  args: { ...bakery, collage: loaf },
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Order for Saturday', 'See the shelf']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
  },
});
