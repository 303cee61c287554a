import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { workshop } from './FactStrip.fixtures.ts';
import { FactStrip } from './FactStrip.tsx';

const meta = preview.meta({
  component: FactStrip,
  args: { ...workshop, facts: workshop.facts.slice(0, 2) },
  parameters: { layout: 'fullscreen' },
});

/** Two facts are enough. */
export const Two = meta.story();

/** Below a hero: three, and a name only for those who listen. */
export const Three = meta.story({
  args: workshop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'At a glance' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});

/** On its own, under a heading everybody sees. */
export const WithHeading = meta.story({ args: { ...workshop, heading: 'How to pay', showHeading: true } });

/** On the one bright band. */
export const OnTheSpark = meta.story({ args: { ...workshop, tone: 'spark' } });

/** German, a word without end, a narrow phone. */
export const LongWords = meta.story({
  args: {
    facts: [
      { title: 'Fahrradreparaturwerkstattannahme', text: 'montags bis donnerstags, ohne Voranmeldung' },
      { title: 'Kostenvoranschlag', text: 'vor jeder Donaudampfschifffahrtsgesellschaftsreparatur' },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
});
