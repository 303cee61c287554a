import { expect } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import { Drawing } from '@awning/ui/primitives';
import { tailors } from './TeamHalves.fixtures.ts';
import { TeamHalves } from './TeamHalves.tsx';

const portrait = (name: string) => (
  <Drawing label={`Portrait of ${name}`} viewBox="0 0 100 100">
    <path fill="currentColor" opacity="0.5" d="M10 100q0-40 40-40t40 40z" />
    <circle cx="50" cy="36" r="24" fill="currentColor" opacity="0.7" />
  </Drawing>
);
const drawn = <Person extends { name: string }>(people: readonly Person[]) =>
  people.map((person) => ({ ...person, portrait: portrait(person.name) }));

const meta = preview.meta({
  component: TeamHalves,
  args: { heading: tailors.heading, people: drawn(tailors.people.slice(0, 1)) },
  parameters: { layout: 'fullscreen', states: ['usual', 'empty', 'keyboard'] },
});

/** Each of them beside their portrait. */
export const Two = meta.story({
  tags: ['usual'],
  args: { ...tailors, people: drawn(tailors.people) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Hannah',
      'Bob',
    ]);
    await expect(canvas.getByRole('img', { name: 'Portrait of Bob' })).toBeVisible();
  },
});

/** Each with a page of their own. */
export const WithLinks = meta.story({
  tags: ['usual'],
  args: {
    people: drawn(tailors.people).map((person) => ({
      ...person,
      link: { label: `${person.name}’s page`, href: `/${person.name}` },
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Bob’s page' })).toHaveAttribute('href', '/Bob');
  },
});

/** Nobody has been hired yet: nothing is headed. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { people: [] },
  play: rendersNothing,
});

/** By keyboard alone: each one’s page. */
export const KeyboardOnly = WithLinks.extend({
  tags: ['keyboard'],
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Hannah’s page', 'Bob’s page']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
  },
});
