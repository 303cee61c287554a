import { expect, within } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import { boathouse } from './LaneTimetable.fixtures.ts';
import { LaneTimetable } from './LaneTimetable.tsx';

const meta = preview.meta({
  component: LaneTimetable,
  args: {
    heading: boathouse.heading,
    lanes: boathouse.lanes.slice(0, 1),
  },
  parameters: { layout: 'fullscreen', states: ['usual', 'many', 'empty'] },
});

/** Each session begins where its hour is; two that would bump swim side by side. */
export const Day = meta.story({
  tags: ['usual'],
  args: boathouse,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const slip = canvas.getByRole('list', { name: 'Slip' });
    await expect(slip).toHaveTextContent('08:00 Eights with Olu, Rowing');
    const north = within(canvas.getByRole('list', { name: 'North' })).getAllByRole('listitem');
    const [canoes, kayaks] = north.map((item) => item.getBoundingClientRect());
    await expect(kayaks?.left).toBeGreaterThan(canoes?.left ?? Infinity);
    await expect(kayaks?.top).toBeGreaterThanOrEqual(canoes?.bottom ?? Infinity);
    await expect(canvas.getByText('Being varnished. Please don’t touch.')).toBeVisible();
  },
});

/** A lane is read down. */
export const OnAPhone = Day.extend({
  tags: ['usual'],
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'North' })).toHaveTextContent('10:00 Kayaks');
  },
});

/** The timetable is what the page is about. */
export const OpensThePage = meta.story({
  tags: ['usual'],
  args: { ...boathouse, level: 1, tone: 'deep' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: boathouse.heading })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Slip' })).toBeVisible();
  },
});

/** More kinds than there are caps: each says its own. */
export const ManyKinds = meta.story({
  tags: ['many'],
  args: {
    lanes: [
      {
        name: 'Slip',
        sessions: (['08', '10', '12', '14', '16'] as const).map((hour) => ({
          time: `${hour}:00` as const,
          minutes: 60,
          name: `At ${hour}`,
          kind: `Kind ${hour}`,
        })),
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Kind 16')).toBeVisible();
    await expect(canvas.getAllByRole('list')).toHaveLength(1);
  },
});

/** Where a lane has no room for its day it is left to the page that shows it always. */
export const OnADeskAlone = meta.story({
  tags: ['usual'],
  args: { ...boathouse, on: 'desk' },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
});

/** No lanes yet: nothing is headed. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { lanes: [] },
  play: rendersNothing,
});
