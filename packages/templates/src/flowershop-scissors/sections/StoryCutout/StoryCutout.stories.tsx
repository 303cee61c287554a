import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Drawing } from '@awning/ui/primitives';
import { vars } from '@awning/ui/theme';
import { clockmaker } from './StoryCutout.fixtures.ts';
import { StoryCutout } from './StoryCutout.tsx';

const { accent, spark, surfaceRaised } = vars.color;

const clock = (
  <Drawing label="A clock with a face" viewBox="0 0 200 240">
    <path fill={spark} d="M6 8l188-4 2 228-186 6z" />
    <path fill={accent} d="M40 40l120-8 10 180-140 8z" />
    <circle cx="100" cy="104" r="48" fill={surfaceRaised} />
    <path fill={accent} d="M97 70h6v36l22 14-4 6-24-16z" />
  </Drawing>
);

const meta = preview.meta({
  component: StoryCutout,
  args: { heading: clockmaker.heading, paragraphs: clockmaker.paragraphs.slice(0, 1), drawing: clock },
  parameters: {
    layout: 'fullscreen',
    states: ['usual', 'missing-picture', 'keyboard'],
  },
});

/** Who it is, how it came about, and what to remember. */
export const WithMoral = meta.story({
  tags: ['usual'],
  args: clockmaker,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: clockmaker.heading })).toHaveTextContent(
      clockmaker.moral,
    );
    await expect(canvas.getByRole('img', { name: 'A clock with a face' })).toBeVisible();
  },
});

/** The drawing may stand at the end, yet is met first. */
export const DrawingAtTheEnd = meta.story({
  tags: ['usual'],
  args: { ...clockmaker, side: 'end', tone: 'secondary' },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const drawing = canvas.getByRole('img');
    const heading = canvas.getByRole('heading', { level: 2 });
    await expect(drawing.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(drawing.getBoundingClientRect().left).toBeGreaterThan(heading.getBoundingClientRect().left);
  },
});

/** The story is what the page is about. */
export const OpensThePage = meta.story({
  tags: ['usual'],
  args: { ...clockmaker, level: 1, tone: 'deep' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: clockmaker.heading })).toBeVisible();
  },
});

/** Nothing cut out yet: the words stand alone. */
export const MissingDrawing = meta.story({
  tags: ['missing-picture'],
  args: { ...clockmaker, drawing: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

/** By keyboard alone. */
export const KeyboardOnly = meta.story({
  tags: ['keyboard'],
  args: clockmaker,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Bring him one' })).toHaveFocus();
  },
});
