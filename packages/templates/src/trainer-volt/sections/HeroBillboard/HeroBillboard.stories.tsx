import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Drawing } from '@awning/ui/primitives';
import { gym, umzug } from './HeroBillboard.fixtures.ts';
import { HeroBillboard } from './HeroBillboard.tsx';

const strongman = (
  <Drawing label="Somebody pressing the word overhead" viewBox="0 0 100 100" fill="start" reach="over">
    <path fill="currentColor" d="M22-4h10v30l12 12h12l12-12V-4h10v34L62 48v52H52V72h-4v28H38V48L22 30z" />
    <circle cx="50" cy="24" r="10" fill="currentColor" />
  </Drawing>
);

const meta = preview.meta({
  component: HeroBillboard,
  args: { word: gym.word, rest: gym.rest },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'keyboard'] },
});

/** A word and what it is. */
export const WordsOnly = meta.story({ tags: ['least'] });

/** The word, a promise and two ways on. */
export const WithActions = meta.story({
  tags: ['usual'],
  args: gym,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Strong is a skill' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Book the free one' })).toHaveAttribute('href', '/start');
  },
});

/** Somebody holds the word up, and a weight stands for its round letter. */
export const WithFigure = meta.story({
  tags: ['usual'],
  args: {
    ...gym,
    figure: strongman,
    piece: { at: 3, drawing: <circle cx="50" cy="50" r="50" fill="currentColor" /> },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Strong is a skill' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Somebody pressing the word overhead' })).toBeVisible();
  },
});

/** On a phone the figure stands right under the word. */
export const OnAPhone = WithFigure.extend({ tags: ['usual'], globals: { viewport: { value: 'mobile1' } } });

/** A removal firm that could not choose a shorter word. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: { ...umzug, figure: strongman },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement }) => {
    const figure = canvas.getByRole('img', { name: 'Somebody pressing the word overhead' });
    const hands = figure.querySelector('path')!.getBoundingClientRect();
    await expect(canvasElement.querySelector('h1 text')!.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      hands.top,
    );
  },
});

/** By keyboard alone: the ways on, in the order they are read. */
export const KeyboardOnly = meta.story({
  tags: ['keyboard'],
  args: gym,
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Book the free one', 'See the week']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
  },
});
