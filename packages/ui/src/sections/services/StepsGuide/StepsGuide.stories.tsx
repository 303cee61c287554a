import { expect, within } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import { leadsTo } from '../../../testing/leadsTo.ts';
import { cobbler, schneiderei, shutters } from './StepsGuide.fixtures.ts';
import { StepsGuide } from './StepsGuide.tsx';

const meta = preview.meta({
  component: StepsGuide,
  args: { heading: shutters.heading, items: [{ title: 'Ring us', text: 'The rest is our job.' }] },
  parameters: {
    layout: 'fullscreen',
    states: ['least', 'usual', 'long-words', 'many', 'empty', 'keyboard'],
  },
});

/** One step, and its number is the picture. */
export const One = meta.story({ tags: ['least'] });

/** Three steps, each shutter higher than the one before. */
export const Usual = meta.story({
  tags: ['usual'],
  args: shutters,
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('region', { name: shutters.heading })).getByRole('list');
    await expect(list.tagName).toBe('OL');
    const titles = within(list).getAllByRole('heading', { level: 3 });
    await expect(titles.map(({ textContent }) => textContent)).toEqual([
      'Pick a window',
      'Tell us about the shop',
      'Turn the sign round',
    ]);
    await expect(canvas.getByRole('link', { name: 'Start with the first' })).toBeVisible();
  },
});

/** How long each takes, and one that leads somewhere: no scenes, so the shutters stay down. */
export const WithTimes = meta.story({
  tags: ['usual'],
  args: { ...cobbler, tone: 'plain' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('the same day')).toBeVisible();
    await expect(leadsTo(canvas.getByText('Through the hatch, if we’re shut.'))).toBe('/hatch');
  },
});

/** Each way on is one stop. */
export const ByKeyboard = meta.story({
  tags: ['keyboard'],
  args: { ...cobbler, action: { label: 'Find the hatch', href: '/find-us' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Find the hatch' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Drop them in' })).toHaveFocus();
  },
});

/** More steps than a visitor remembers, on a painted board’s ground. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    tone: 'deep',
    items: Array.from({ length: 7 }, (_, day) => ({
      title: `Day ${day + 1}`,
      text: 'Feed the starter, wipe the jar, write it down.',
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
  },
});

/** A German tailor, and words without end, on the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: schneiderei,
  globals: { viewport: { value: 'narrow' } },
});

/** Nothing to do renders nothing: no bare heading is left standing. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { items: [] },
  play: rendersNothing,
});

/** The steps as the office calls them. */
export const WhatWeDo = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    ...shutters,
    heading: 'Our process',
    items: [
      { title: 'Discovery', text: 'We align on goals and stakeholders.' },
      { title: 'Implementation', text: 'Our team leverages proven frameworks.' },
      { title: 'Roll-out', text: 'Continuous improvement and reporting.' },
    ],
  },
});
