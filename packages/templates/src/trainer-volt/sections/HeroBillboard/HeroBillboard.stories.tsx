import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Drawing } from '@awning/ui/primitives';
import { HeroBillboard } from './HeroBillboard.tsx';

const strongman = (
  <Drawing label="Somebody pressing the word overhead" viewBox="0 0 100 100" fill="start" reach="over">
    <path fill="currentColor" d="M22-4h10v30l12 12h12l12-12V-4h10v34L62 48v52H52V72h-4v28H38V48L22 30z" />
    <circle cx="50" cy="24" r="10" fill="currentColor" />
  </Drawing>
);

const meta = preview.meta({
  component: HeroBillboard,
  args: { word: 'Möbeltransportversicherung', rest: 'inbegriffen', figure: strongman },
  parameters: { layout: 'fullscreen', states: ['long-words'] },
});

/** A removal firm that could not choose a shorter word. */
export const LongWords = meta.story({
  tags: ['long-words'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement }) => {
    const figure = canvas.getByRole('img', { name: 'Somebody pressing the word overhead' });
    const hands = figure.querySelector('path')!.getBoundingClientRect();
    await expect(canvasElement.querySelector('h1 text')!.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      hands.top,
    );
  },
});
