import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { workshop } from './FactStrip.fixtures.ts';
import { FactStrip } from './FactStrip.tsx';

const meta = preview.meta({
  component: FactStrip,
  args: { ...workshop, items: workshop.items.slice(0, 2) },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'many', 'empty'] },
});

/** Two facts are enough. */
export const Two = meta.story({ tags: ['least'] });

/** Below a hero: three, and a name for screen readers alone. */
export const Three = meta.story({
  tags: ['usual'],
  args: workshop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'At a glance' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});

/** On its own, under a visible heading. */
export const WithHeading = meta.story({
  tags: ['usual'],
  args: { ...workshop, heading: 'How to pay', showHeading: true },
});

/** On the one bright band. */
export const OnTheSpark = meta.story({ tags: ['usual'], args: { ...workshop, tone: 'spark' } });

/** German, a word without end, a narrow phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: {
    items: [
      { title: 'Fahrradreparaturwerkstattannahme', text: 'montags bis donnerstags, ohne Voranmeldung' },
      { title: 'Kostenvoranschlag', text: 'vor jeder Donaudampfschifffahrtsgesellschaftsreparatur' },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
});

/** Six: the strip takes a second row, drawn smaller. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    items: [
      ...workshop.items,
      ...workshop.items.map((fact) => ({ ...fact, title: `${fact.title}, on Sundays` })),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
  },
});

/** No facts: no strip. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});

/** What every business says of itself. */
export const Virtues = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    items: [
      { title: 'Quality', text: 'is our highest priority' },
      { title: 'Passion', text: 'for what we do' },
      { title: 'Service', text: 'with a smile' },
    ],
  },
});
