import { expect } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import { Drawing } from '../../../primitives/index.ts';
import { workshop } from './Team.fixtures.ts';
import { Team } from './Team.tsx';

const portraitOf = (name: string, note: string) => ({
  name,
  note,
  drawing: (
    <Drawing viewBox="0 0 200 240" label={`Portrait of ${name}`}>
      <path fill="var(--ui-color-paper4)" d="M0 0h200v240H0z" />
      <circle cx="100" cy="96" r="46" fill="var(--ui-color-paper2)" />
      <path fill="var(--ui-color-paper1)" d="M20 240q10-80 80-80t80 80z" />
    </Drawing>
  ),
});

const meta = preview.meta({
  component: Team,
  args: { heading: workshop.heading, people: workshop.people.slice(0, 1) },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'many', 'empty'] },
});

/** What stands before a person in the list: their number, or nothing. */
const marked = (person: Element) => getComputedStyle(person, '::before').content;

/** One person does it all, and is not the first of anybody. */
export const OnePerson = meta.story({
  tags: ['least'],
  play: async ({ canvas }) => {
    await expect(marked(canvas.getByRole('listitem'))).toBe('none');
  },
});

/** No people yet: no heading is rendered. */
export const Empty = meta.story({ tags: ['empty'], args: { people: [] }, play: rendersNothing });

/** No portraits: the story keeps to a width that is good to read, and the people have the rest of the page. */
export const StoryAndPeople = meta.story({
  tags: ['usual'],
  args: workshop,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Ada Okonjo Wheels and gears, Mon to Fri');
    await expect(marked(first!)).toBe('counter(person)');
    const heading = canvas.getByRole('heading').getBoundingClientRect();
    const people = canvas.getByRole('list').getBoundingClientRect();
    await expect(people.left).toBeGreaterThan(heading.right);
    await expect(people.right).toBeGreaterThan(0.9 * document.documentElement.clientWidth);
  },
});

/** Two portraits beside the story. */
export const Portraits = meta.story({
  tags: ['usual'],
  args: { ...workshop, portraits: [portraitOf('Ada', 'since 1999'), portraitOf('Fergus', 'since 2001')] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('figure')[0]).toHaveTextContent('Ada since 1999');
    await expect(canvas.getByRole('img', { name: 'Portrait of Ada' })).toBeVisible();
  },
});

/** Three portraits, on a painted board. */
export const ThreeOnABoard = meta.story({
  tags: ['usual'],
  args: {
    ...workshop,
    portraits: ['Ada', 'Fergus', 'Mackerel the dog'].map((name) => portraitOf(name, '')),
    tone: 'deep',
  },
});

/** A name of two lines leaves its portrait in line with the others. */
export const OnAPhone = ThreeOnABoard.extend({
  tags: ['usual'],
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const [ada, fergus, dog] = canvas.getAllByRole('img').map((portrait) => portrait.getBoundingClientRect());
    await expect(dog!.top).toBeCloseTo(ada!.top, 0);
    await expect(dog!.top).toBeCloseTo(fergus!.top, 0);
  },
});

/** German, a word without end, a narrow phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: {
    heading: 'Werkstattgemeinschaftsmitglieder',
    portraits: [
      portraitOf('Frau Schmidt-Rottluff', 'Meisterin'),
      portraitOf('Herr Donaudampfschiff', 'Geselle'),
    ],
    people: [
      { name: 'Grundstücksverkehrsgenehmigungszuständigkeit', text: 'Montag bis Donnerstagnachmittag' },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
});

/** A crew without portraits stands in two columns under its heading: beside it, they were a long one. */
export const Crew = meta.story({
  tags: ['many'],
  args: {
    people: Array.from({ length: 7 }, (_, place) => ({
      name: `Saturday hand ${place + 1}`,
      text: 'Punctures and tea',
    })),
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem').map((person) => person.getBoundingClientRect());
    await expect(second!.top).toBe(first!.top);
    await expect(first!.top).toBeGreaterThan(canvas.getByRole('heading').getBoundingClientRect().bottom);
  },
});

/** A whole crew, and a portrait of each. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    ...workshop,
    portraits: ['Ada', 'Fergus', 'Iona', 'Callum', 'Senga', 'Mackerel the dog'].map((name, place) =>
      portraitOf(name, `since ${2001 + place}`),
    ),
    people: Array.from({ length: 9 }, (_, place) => ({
      name: `Saturday hand ${place + 1}`,
      text: 'Punctures and tea',
    })),
  },
  play: async ({ canvas }) => {
    const portraits = canvas.getAllByRole('figure').map((portrait) => portrait.getBoundingClientRect());
    await expect(portraits).toHaveLength(6);
    await expect(portraits[3]!.top).toBeGreaterThan(portraits[2]!.bottom);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(9);
  },
});

/** People as their employer’s brochure knows them. */
export const PassionateProfessionals = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    heading: 'Meet the team',
    story: ['Our passionate team of experts goes the extra mile for every single customer.'],
    people: [
      { name: 'Managing director', text: 'Visionary, coffee lover' },
      { name: 'Head of service', text: 'Problem solver, team player' },
    ],
  },
});
