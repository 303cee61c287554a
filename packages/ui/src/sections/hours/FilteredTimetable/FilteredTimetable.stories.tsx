import { renderToString } from 'react-dom/server';
import { expect, within } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import { asPrinted } from '../../../testing/asPrinted.ts';
import { centre, mill, verein } from './FilteredTimetable.fixtures.ts';
import { FilteredTimetable } from './FilteredTimetable.tsx';

const meta = preview.meta({
  component: FilteredTimetable,
  args: { heading: mill.heading, labels: mill.labels, days: mill.days.slice(2, 3) },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'many', 'empty', 'keyboard'] },
});

type Canvas = { getAllByRole: (role: string, options: object) => HTMLElement[] };

const known = new Set<string>(mill.days.flatMap(({ sessions }) => sessions.map(({ name }) => name)));

/** What is on, day by day: the sessions’ names, or that there are none. */
const week = (canvas: Canvas) =>
  Object.fromEntries(
    canvas.getAllByRole('heading', { level: 3 }).map(({ textContent, parentElement }) => {
      const day = within(parentElement!.parentElement!);
      const lines = day.queryAllByText((words) => known.has(words) || words === 'No classes');
      const seen = lines.filter((line) => line.checkVisibility());
      return [textContent, seen.map(({ firstChild }) => firstChild?.textContent)];
    }),
  );

/** One class a week: nothing to choose. */
export const OneClass = meta.story({
  tags: ['least'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
    await expect(canvas.getByRole('list', { name: 'Wed' })).toHaveTextContent('18:30TurboCycling, PiotrFull');
  },
});

/** A week of classes: all of it to begin with. */
export const Usual = meta.story({
  tags: ['usual'],
  args: mill,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const kinds = within(canvas.getByRole('group', { name: 'Kind of class' }));
    await expect(kinds.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'All classes',
      'Yoga',
      'Pilates',
      'Cycling',
    ]);
    await expect(kinds.getByRole('radio', { name: 'All classes' })).toBeChecked();
    await expect(week(canvas)).toEqual({
      Mon: ['Early flow', 'Reformer', 'Turbo'],
      Tue: ['Pilates', 'Slow evening'],
      Wed: ['Turbo'],
      Thu: ['No classes'],
      Fri: ['Early flow', 'Reformer'],
      Sat: ['Long ride'],
    });
    await expect(canvas.getByRole('link', { name: 'Reformer Mon 12:15' })).toHaveAttribute('href', '/book/2');
  },
});

/** Looked up in the changing room: one day after the other. */
export const OnAPhone = meta.story({
  tags: ['usual'],
  args: mill,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const tops = canvas
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.getBoundingClientRect().top);
    await expect(tops).toEqual([...new Set(tops)].toSorted((one, other) => one - other));
    for (const link of canvas.getAllByRole('link'))
      await expect(link.closest('li')!.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

/** One kind: a day without it says so, as a day without any session does. */
export const OneKind = meta.story({
  tags: ['usual'],
  args: mill,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Yoga' }));
    await expect(week(canvas)).toEqual({
      Mon: ['Early flow'],
      Tue: ['Slow evening'],
      Wed: ['No classes'],
      Thu: ['No classes'],
      Fri: ['Early flow'],
      Sat: ['No classes'],
    });
    await userEvent.click(canvas.getByRole('radio', { name: 'All classes' }));
    await expect(week(canvas)['Sat']).toEqual(['Long ride']);
  },
});

/** One kind, and one teacher of it. */
export const KindAndTeacher = meta.story({
  tags: ['usual'],
  args: mill,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Imani' }));
    await expect(week(canvas)).toMatchObject({
      Mon: ['Early flow', 'Turbo'],
      Tue: ['No classes'],
      Sat: ['Long ride'],
    });
    await userEvent.click(canvas.getByRole('radio', { name: 'Cycling' }));
    await expect(week(canvas)).toMatchObject({ Mon: ['Turbo'], Tue: ['No classes'], Sat: ['Long ride'] });
  },
});

/** Before any script: as it was sent, it filters. */
export const BeforeScript = meta.story({
  tags: ['usual'],
  args: mill,
  render: (args) => (
    <div dangerouslySetInnerHTML={{ __html: renderToString(<FilteredTimetable {...args} />) }} />
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.innerHTML).not.toContain('style=');
    await userEvent.click(canvas.getByRole('radio', { name: 'Pilates' }));
    await expect(week(canvas)).toMatchObject({ Mon: ['Reformer'], Wed: ['No classes'] });
  },
});

/** Pinned up by the door: the whole week, with any filter set. */
export const Printed = meta.story({
  tags: ['usual'],
  args: mill,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Yoga' }));
    await asPrinted(async () => {
      await expect(week(canvas)).toMatchObject({ Mon: ['Early flow', 'Reformer', 'Turbo'], Wed: ['Turbo'] });
      await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
    });
  },
});

/** Chosen with the arrow keys, booked with Enter. */
export const ByKeyboard = meta.story({
  tags: ['keyboard'],
  args: mill,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Pilates' })).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Any teacher' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Reformer Mon 12:15' })).toHaveFocus();
  },
});

/** The week is what the page is about. */
export const OpensThePage = meta.story({
  tags: ['usual'],
  args: { ...mill, headingLevel: 1, tone: 'deep' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: mill.heading })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Mon' })).toBeVisible();
  },
});

/** More kinds than have a tab: the last is in the week all the same. */
export const Many = meta.story({
  tags: ['many'],
  args: centre,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(13);
    await expect(within(canvas.getByRole('list', { name: 'Mon' })).getByText('Circuit 13')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Kind 12' }));
    await expect(within(canvas.getByRole('list', { name: 'Mon' })).getAllByRole('listitem')).toHaveLength(1);
  },
});

/** A club with long words, and a day with nothing in it. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: verein,
  globals: { viewport: { value: 'narrow' } },
});

/** No day at all: nothing is rendered. */
export const Empty = meta.story({ tags: ['empty'], args: { days: [] }, play: rendersNothing });

/** As many kinds as there are classes. */
export const AKindForEachClass = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    ...mill,
    days: mill.days.map(({ name, sessions }) => ({
      name,
      sessions: sessions.map((session) => ({ ...session, kind: `${session.name}, ${name}` })),
    })),
  },
});
