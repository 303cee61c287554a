import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { photo } from '../../../testing/photo.ts';
import { Photo } from './Photo.tsx';

const chair = photo('chair', 'A barber’s chair by the window');

const meta = preview.meta({
  component: Photo,
  args: chair,
  parameters: { states: ['least', 'usual', 'empty'] },
});

const positionOf = (picture: HTMLElement) => getComputedStyle(picture).objectPosition;

/** In a column, in its own shape. */
export const Natural = meta.story({
  tags: ['least'],
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img', { name: chair.alt }).getBoundingClientRect();
    await expect(width / height).toBeCloseTo(16 / 9, 1);
  },
});

/** Cut to a shape: what must be seen stays in sight. */
export const CutAroundItsFocus = meta.story({
  tags: ['usual'],
  args: { ratio: 'portrait', focus: { x: 74, y: 31 } },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img');
    const { width, height } = picture.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(4 / 5, 1);
    await expect(positionOf(picture)).toBe('70% 30%');
  },
});

/** Without a word on it, the middle is what matters. */
export const Square = meta.story({
  tags: ['usual'],
  args: { ratio: 'square' },
  play: async ({ canvas }) => {
    await expect(positionOf(canvas.getByRole('img'))).toBe('50% 50%');
  },
});

/** Four by three, as most cameras have it. */
export const Landscape = Square.extend({ args: { ratio: 'landscape' } });

/** For a band across the page. */
export const Wide = Square.extend({ args: { ratio: 'wide' } });

/** Behind or beside words: it covers the box it stands in. */
export const Filling = meta.story({
  tags: ['usual'],
  args: { fill: true, focus: { x: 0, y: 100 }, priority: true },
  render: (args) => (
    <div style={{ position: 'relative', inlineSize: '240px', blockSize: '360px' }}>
      <Photo {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img');
    const { width, height } = picture.getBoundingClientRect();
    await expect([width, height]).toEqual([240, 360]);
    await expect(positionOf(picture)).toBe('0% 100%');
    await expect(picture).toHaveAttribute('fetchpriority', 'high');
  },
});

/** It never came: its words stand in its place. */
export const Missing = meta.story({
  tags: ['empty'],
  args: {
    src: 'data:image/png;base64,',
    ratio: 'landscape',
    alt: 'A barber’s chair by the window, in the morning',
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /by the window, in the morning/ })).toBeVisible();
  },
});

/** A focus in a corner where nothing is. */
export const FocusMissed = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: { ratio: 'portrait', focus: { x: 0, y: 100 } },
});
