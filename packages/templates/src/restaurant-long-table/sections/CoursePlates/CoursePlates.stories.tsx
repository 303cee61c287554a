import { expect, within } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import { Drawing } from '@awning/ui/primitives';
import { vars } from '@awning/ui/theme';
import { konditorei, tearoom } from './CoursePlates.fixtures.ts';
import { CoursePlates, type Course } from './CoursePlates.tsx';

const cake = (
  <Drawing viewBox="0 0 200 200">
    <circle cx="100" cy="100" r="56" fill={vars.color.paper1} />
    <path fill={vars.color.paper2} d="M100 100L60 50h80z" />
  </Drawing>
);
const served = (courses: readonly Omit<Course, 'drawing'>[]) =>
  courses.map((course) => ({ ...course, drawing: cake }));

const meta = preview.meta({
  component: CoursePlates,
  args: { heading: 'Tea', courses: served([{ name: 'Scones', text: 'Two each.' }]) },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'many', 'empty'] },
});

/** One plate. */
export const OneCourse = meta.story({ tags: ['least'] });

/** Three, the largest last, to one side and the other. */
export const Three = meta.story({
  tags: ['usual'],
  args: { ...tearoom, courses: served(tearoom.courses) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: tearoom.heading })).toBeVisible();
    const courses = canvas.getAllByRole('listitem');
    await expect(courses).toHaveLength(3);
    const [first, second] = courses.map((course) =>
      within(course).getByRole('heading', { level: 3 }).getBoundingClientRect(),
    );
    await expect(first!.left).not.toBe(second!.left);
  },
});

/** Each plate over its words. */
export const OnAPhone = meta.story({
  tags: ['usual'],
  args: { ...tearoom, courses: served(tearoom.courses) },
  globals: { viewport: { value: 'mobile1' } },
});

/** The menu is the page. */
export const OpensThePage = meta.story({
  tags: ['usual'],
  args: { ...tearoom, courses: served(tearoom.courses), level: 1, tone: 'plain' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: tearoom.heading })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Scones' })).toBeVisible();
  },
});

/** A tea that goes on. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    ...tearoom,
    courses: served([
      ...tearoom.courses,
      { name: 'Shortbread', text: 'For the ones who say they’re full.' },
      { name: 'A mint', text: 'In the saucer.' },
    ]),
  },
});

/** A German cake buffet. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: { ...konditorei, courses: served(konditorei.courses) },
  globals: { viewport: { value: 'narrow' } },
});

/** The kitchen is shut: nothing is headed. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { courses: [] },
  play: rendersNothing,
});
