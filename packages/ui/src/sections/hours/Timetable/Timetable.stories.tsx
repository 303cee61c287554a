import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import { arch, chorprobe, leisureCentre } from './Timetable.fixtures.ts';
import { Timetable } from './Timetable.tsx';

const meta = preview.meta({
  component: Timetable,
  args: { heading: arch.heading, kinds: arch.kinds, days: arch.days.slice(0, 1) },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'many', 'empty'] },
});

/** One evening a week is a timetable too. */
export const OneDay = meta.story({ tags: ['least'] });

/** A week of classes, three kinds of them, told apart without colour. */
export const Week = meta.story({
  tags: ['usual'],
  args: arch,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const monday = canvas.getByRole('list', { name: 'Mon' });
    await expect(
      within(monday)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '06:15 Early Bar, Small group',
      '12:15 Bar School, Beginners only',
      '17:45 Squat Night, Small group',
    ]);
  },
});

/** The same hour stands in the same row, whichever the day. */
export const SameHourSameRow = Week.extend({
  tags: ['usual'],
  play: async ({ canvas }) => {
    const evenings = canvas.getAllByText('17:45').map((time) => Math.round(time.getBoundingClientRect().top));
    await expect(new Set(evenings).size).toBe(1);
  },
});

/** Looked up between sets, with one thumb. */
export const OnAPhone = Week.extend({
  tags: ['usual'],
  globals: { viewport: { value: 'mobile1' } },
  play: () => {},
});

/** The week is what the page is about. */
export const OpensThePage = meta.story({
  tags: ['usual'],
  args: { ...arch, headingLevel: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: arch.heading })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Mon' })).toBeVisible();
  },
});

/** More hours than a week has rows for: each day is a list, and still none of it lies over another. */
export const Many = meta.story({
  tags: ['many'],
  args: leisureCentre,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    for (const { name } of leisureCentre.days) {
      const heading = canvas.getByRole('heading', { name });
      const sessions = within(canvas.getByRole('list', { name })).getAllByRole('listitem');
      const down = [heading, ...sessions].map((piece) => piece.getBoundingClientRect());
      for (const [above, { top }] of down.slice(1).entries())
        await expect(top).toBeGreaterThanOrEqual(down[above]!.bottom);
    }
  },
});

/** A choir with long words, and a day with nothing in it. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: chorprobe,
  globals: { viewport: { value: 'narrow' } },
});

/** A week off: what is said of it, and no key to nothing. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { days: [], rest: 'No classes this week. We are painting the floor.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/painting the floor/)).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});

/** Opening hours set as if they were classes. */
export const DoorAsAClass = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    heading: 'Opening hours',
    kinds: ['Shop'],
    days: ['Mon', 'Tue', 'Wed'].map((name) => ({
      name,
      sessions: [
        { time: '09:00' as const, name: 'Opens', kind: 'Shop' },
        { time: '17:30' as const, name: 'Closes', kind: 'Shop' },
      ],
    })),
  },
});
