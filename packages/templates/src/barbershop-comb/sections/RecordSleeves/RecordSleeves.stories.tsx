import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Drawing } from '@awning/ui/primitives';
import { chor, radio } from './RecordSleeves.fixtures.ts';
import { RecordSleeves } from './RecordSleeves.tsx';

const sleeved = <Words extends { name: string }>(words: Words) => ({
  ...words,
  drawing: (
    <Drawing label={`${words.name} at a microphone`} viewBox="0 0 100 100">
      <path fill="currentColor" d="M20 100q4-34 30-34t30 34z" />
      <circle cx="50" cy="44" r="20" fill="currentColor" />
    </Drawing>
  ),
});

const sleeves = radio.presenters.map(sleeved);

const meta = preview.meta({
  component: RecordSleeves,
  args: { heading: radio.heading, sleeves: sleeves.slice(2, 4) },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'many', 'empty'] },
});

/** Two names. */
export const Two = meta.story({ tags: ['least'] });

/** A face, a note, and what is on each side. */
export const Four = meta.story({
  tags: ['usual'],
  args: { lead: radio.lead, sleeves },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: radio.heading })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByRole('heading', { level: 3, name: 'Ines Marlow' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Ines Marlow at a microphone' })).toBeVisible();
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Side A',
      'Side B',
      'Side A',
    ]);
  },
});

/** One under another. */
export const OnAPhone = Four.extend({ tags: ['usual'], globals: { viewport: { value: 'mobile1' } } });

/** They are what the page is about. */
export const OpensThePage = meta.story({
  tags: ['usual'],
  args: { level: 1, lead: radio.lead, sleeves },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: radio.heading })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Ines Marlow' })).toBeVisible();
  },
});

/** Three to a row. */
export const Many = meta.story({
  tags: ['many'],
  args: { sleeves: Array.from({ length: 9 }, (_, place) => sleeved({ name: `Presenter ${place + 1}` })) },
});

/** A choir whose members have titles. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: { heading: chor.heading, sleeves: chor.sleeves.map(sleeved) },
  globals: { viewport: { value: 'narrow' } },
});

/** Nobody yet: nothing is headed. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { sleeves: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});
