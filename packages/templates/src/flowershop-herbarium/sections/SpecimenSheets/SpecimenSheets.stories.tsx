import { expect } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import { Drawing } from '@awning/ui/primitives';
import { vars } from '@awning/ui/theme';
import { cheese, cheeses } from './SpecimenSheets.fixtures.ts';
import { SpecimenSheets } from './SpecimenSheets.tsx';

const wheel = (
  <Drawing viewBox="0 0 300 380">
    <path fill={vars.color.paper2} d="M40 250L150 90l120 150v60L40 320z" />
    <path fill={vars.color.paper4} d="M40 250l230-10v60L40 320z" />
  </Drawing>
);
const drawn = cheeses.map((sheet) => ({ ...sheet, drawing: wheel }));

const meta = preview.meta({
  component: SpecimenSheets,
  args: { heading: cheese.heading, sheets: drawn.slice(0, 1) },
  parameters: {
    layout: 'fullscreen',
    states: ['usual', 'empty', 'missing-picture', 'keyboard'],
  },
});

/** Three, overlapping as they do in a drawer. */
export const Three = meta.story({
  tags: ['usual'],
  args: { ...cheese, sheets: drawn },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: cheese.heading })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: 'Tyne Blue Blue, goat' })).toBeVisible();
    const [before, after] = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect());
    await expect(before!.right).toBeGreaterThan(after!.left);
  },
});

/** One under the other on a phone. */
export const OnAPhone = Three.extend({
  tags: ['usual'],
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});

/** The sheets are what the page is about. */
export const OpensThePage = meta.story({
  tags: ['usual'],
  args: { ...cheese, sheets: drawn, level: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: cheese.heading })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
  },
});

/** A counter that nobody has drawn yet: the labels say it all. */
export const MissingPictures = meta.story({
  tags: ['missing-picture'],
  args: { ...cheese, sheets: cheeses },
});

/** The way to the rest, by keyboard alone. */
export const KeyboardOnly = Three.extend({
  tags: ['keyboard'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: cheese.link.label })).toHaveFocus();
  },
});

/** Sold out: nothing is headed. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { sheets: [] },
  play: rendersNothing,
});
