import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Container } from '../Container/Container.tsx';
import { Drawing } from './Drawing.tsx';

const loaf = (
  <>
    <ellipse cx="60" cy="50" rx="50" ry="26" fill="currentColor" />
    <path d="M36 34l10 16M56 30l10 18M76 32l8 16" stroke="white" strokeWidth="4" />
  </>
);

const meta = preview.meta({
  component: Drawing,
  args: { viewBox: '0 0 120 90', children: loaf },
  decorators: [
    (Story) => (
      <Container width="prose">
        <div data-frame style={{ position: 'relative', blockSize: '180px' }}>
          <Story />
        </div>
      </Container>
    ),
  ],
});

const frameOf = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('[data-frame]')!.getBoundingClientRect();

/** Beside words that say it all already: it decorates, and is not read out. */
export const Decoration = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    const drawing = canvasElement.querySelector('svg')!.getBoundingClientRect();
    await expect(drawing.width).toBeCloseTo(frameOf(canvasElement).width, 0);
  },
});

/** Where it tells what no word beside it does, it has a name. */
export const Told = meta.story({
  args: { label: 'A loaf with three cuts' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'A loaf with three cuts' })).toBeVisible();
  },
});

/** Behind words, over all of their place: if it does not fit, it is cut, at the top last. */
export const Filling = meta.story({
  args: { label: 'A loaf', fill: 'start' },
  play: async ({ canvas, canvasElement }) => {
    const drawing = canvas.getByRole('img', { name: 'A loaf' }).getBoundingClientRect();
    const frame = frameOf(canvasElement);
    await expect([drawing.width, drawing.height]).toEqual([frame.width, frame.height]);
  },
});

/** Where nothing of it may be cut: it shrinks until all of it is there. */
export const Whole = Filling.extend({ args: { fill: 'middle', whole: true } });

/** Where it grows out of its place: a plant over the edge of a window box. */
export const ReachingOut = meta.story({
  args: {
    label: 'A loaf and its steam',
    fill: 'end',
    whole: true,
    reach: 'over',
    children: (
      <>
        {loaf}
        <path d="M60 20q-10 -14 0 -28" stroke="currentColor" strokeWidth="4" fill="none" />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('img')).overflow).toBe('visible');
  },
});

/** Words in a drawing begin where they were drawn, in either reading direction. */
export const RightToLeft = meta.story({
  args: {
    label: 'A price tag',
    children: (
      <text x="10" y="50" fontSize="20" fill="currentColor">
        £3.20
      </text>
    ),
  },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const tag = canvas.getByRole('img', { name: 'A price tag' });
    const words = tag.querySelector('text')!.getBoundingClientRect();
    await expect(words.left).toBeGreaterThanOrEqual(tag.getBoundingClientRect().left);
  },
});
