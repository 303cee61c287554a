import { renderToString } from 'react-dom/server';
import { expect, within } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import { labels, werkstatt, workshop } from './BayPlan.fixtures.ts';
import { BayPlan } from './BayPlan.tsx';

const meta = preview.meta({
  component: BayPlan,
  args: { heading: workshop.heading, kinds: workshop.kinds.slice(0, 1), days: workshop.days.slice(0, 1) },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'many', 'empty', 'keyboard'] },
});

/** One row of bays. */
export const OneDay = meta.story({ tags: ['least'] });

/** Rows face each other across a lane, and what happens at one time stands in one line. */
export const Week = meta.story({
  tags: ['usual'],
  args: workshop,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const monday = canvas.getByRole('list', { name: 'Mon' });
    await expect(within(monday).getAllByRole('listitem')).toHaveLength(2);
    await expect(monday).toHaveTextContent('18:30 First joint with Oona, Taught');
    const evening = (day: string) =>
      within(canvas.getByRole('list', { name: day }))
        .getByText('18:30')
        .getBoundingClientRect().left;
    await expect(evening('Wed')).toBe(evening('Mon'));
    await expect(canvas.getByText('Sharpening. Nobody talks.')).toBeVisible();
  },
});

/** On a phone a day is a row of its own, and empty bays are left out. */
export const OnAPhone = Week.extend({
  tags: ['usual'],
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Wed' })).toHaveTextContent('18:30 Turning');
  },
});

/** One kind is asked for, before any script: what is of another leaves its bay empty. */
export const OneKind = meta.story({
  tags: ['usual'],
  args: { ...workshop, labels },
  globals: { viewport: { value: 'desktop' } },
  render: (args) => <div dangerouslySetInnerHTML={{ __html: renderToString(<BayPlan {...args} />) }} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.innerHTML).not.toContain('style=');
    const filter = within(canvas.getByRole('form', { name: labels.filter }));
    const bays = canvas.getByRole('list', { name: 'Mon' }).getBoundingClientRect().width;
    await userEvent.click(filter.getByRole('radio', { name: 'Machines running' }));
    await expect(canvas.getByText('Planing')).toBeVisible();
    await expect(canvas.getByText('First joint')).not.toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Mon' }).getBoundingClientRect().width).toBe(bays);
    await expect(canvas.getAllByText(labels.none).filter((word) => word.checkVisibility())).toHaveLength(1);
    await userEvent.click(filter.getByRole('radio', { name: labels.all }));
    await expect(canvas.getByText('First joint')).toBeVisible();
  },
});

/** The same in the hand and by keyboard: what nobody asked for makes room. */
export const OneKindOnAPhone = meta.story({
  tags: ['keyboard'],
  args: { ...workshop, labels },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    const before = canvas.getByText('Wed').getBoundingClientRect().top;
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: labels.all })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Taught' })).toBeChecked();
    await expect(canvas.getByText('Planing')).not.toBeVisible();
    await expect(canvas.getByText('Wed').getBoundingClientRect().top).toBeLessThan(before);
  },
});

/** The plan is what the page is about. */
export const OpensThePage = meta.story({
  tags: ['usual'],
  args: { ...workshop, level: 1, tone: 'deep' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: workshop.heading })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Mon' })).toBeVisible();
  },
});

/** More times than a row has bays: each day is a list that wraps. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    days: ['Mon', 'Tue'].map((name) => ({
      name,
      sessions: (['08', '09', 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21] as const).map((hour) => ({
        time: `${hour}:00` as const,
        name: 'Open bench',
        kind: 'Taught',
      })),
    })),
  },
});

/** Long names in narrow bays. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: werkstatt,
  globals: { viewport: { value: 'narrow' } },
});

/** No week yet: nothing is headed. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { days: [] },
  play: rendersNothing,
});
