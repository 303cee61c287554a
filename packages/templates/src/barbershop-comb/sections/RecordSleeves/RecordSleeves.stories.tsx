import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Drawing } from '@awning/ui/primitives';
import { radio } from './RecordSleeves.fixtures.ts';
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
  parameters: { layout: 'fullscreen', states: ['usual', 'empty'] },
});

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

/** They are what the page is about. */
export const OpensThePage = meta.story({
  tags: ['usual'],
  args: { level: 1, lead: radio.lead, sleeves },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: radio.heading })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Ines Marlow' })).toBeVisible();
  },
});

/** Nobody yet: nothing is headed. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { sleeves: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});
