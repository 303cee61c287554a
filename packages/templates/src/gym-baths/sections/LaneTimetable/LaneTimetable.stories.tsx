import { renderToString } from 'react-dom/server';
import { expect, within } from 'storybook/test';
import { markToday } from '@awning/ui/components/HoursTable';
import { clockAt } from '@awning/ui/components/OpenNow';
import preview from '#storybook/preview';
import { LaneTimetable } from './LaneTimetable.tsx';

const labels = {
  filter: 'Narrow the week down',
  kinds: 'Kind of class',
  all: 'All classes',
  none: 'No classes',
};

const meta = preview.meta({
  component: LaneTimetable,
  args: {
    heading: 'On the water',
    lanes: [
      {
        name: 'North',
        sessions: (['08', '10', '12', '14', '16'] as const).flatMap((hour) => [
          { time: `${hour}:00` as const, minutes: 60, name: 'Canoes', kind: `Kind ${hour}` },
          { time: `${hour}:30` as const, minutes: 60, name: 'Kayaks', kind: `Kind ${hour}` },
        ]),
      },
    ],
  },
  parameters: { layout: 'fullscreen', states: ['many', 'usual'] },
  globals: { viewport: { value: 'desktop' } },
});

/** Two sessions that would bump swim side by side. With more kinds than caps each session names its kind. */
export const TwoAbreast = meta.story({
  tags: ['many'],
  play: async ({ canvas }) => {
    const swimmers = within(canvas.getByRole('list', { name: 'North' })).getAllByRole('listitem');
    const [canoes, kayaks] = swimmers.map((item) => item.getBoundingClientRect());
    await expect(kayaks!.left).toBeGreaterThan(canoes!.left);
    await expect(kayaks!.top).toBeGreaterThanOrEqual(canoes!.bottom);
    await expect(canvas.getAllByText('Kind 16')[0]).toBeVisible();
    await expect(canvas.getAllByRole('list')).toHaveLength(1);
  },
});

/** The lane of today says so, by the clock of the business: late on Friday in London it is Saturday in Auckland. */
export const TodaysLane = meta.story({
  tags: ['usual'],
  args: {
    today: { label: 'Today', timeZone: 'Europe/London' },
    lanes: (['Fri', 'Sat'] as const).map((day) => ({
      name: day,
      on: day,
      sessions: [{ time: '09:00', minutes: 60, name: 'Canoes' }],
    })),
  },
  play: async ({ canvas, canvasElement }) => {
    const marked = () =>
      canvas
        .getAllByText('Today')
        .filter((word) => word.checkVisibility())
        .map((word) => word.parentElement?.textContent);
    markToday(canvasElement, clockAt(new Date('2026-10-16T21:30:00Z')));
    await expect(marked()).toEqual(['FriToday']);
    await expect(canvas.getByRole('list', { name: 'Fri' })).toBeVisible();
    markToday(canvasElement, clockAt(new Date('2026-10-16T23:30:00Z')));
    await expect(marked()).toEqual(['SatToday']);
  },
});

/** One kind is chosen, without script: the others leave the water, and a lane that is left empty says so. */
export const OneKind = meta.story({
  tags: ['usual'],
  args: {
    labels,
    lanes: [
      {
        name: 'Mon',
        sessions: [
          { time: '08:00', minutes: 60, name: 'Canoes', kind: 'Paddled' },
          { time: '10:00', minutes: 60, name: 'Dinghies', kind: 'Sailed' },
        ],
      },
      { name: 'Tue', sessions: [{ time: '09:00', minutes: 60, name: 'Kayaks', kind: 'Paddled' }] },
    ],
  },
  render: (args) => <div dangerouslySetInnerHTML={{ __html: renderToString(<LaneTimetable {...args} />) }} />,
  play: async ({ canvas, userEvent }) => {
    const filter = within(canvas.getByRole('form', { name: labels.filter }));
    await userEvent.click(filter.getByRole('radio', { name: 'Sailed' }));
    await expect(canvas.getByText('Dinghies')).toBeVisible();
    await expect(canvas.getByText('Canoes')).not.toBeVisible();
    await expect(canvas.getAllByText(labels.none).filter((word) => word.checkVisibility())).toHaveLength(1);
    await userEvent.click(filter.getByRole('radio', { name: labels.all }));
    await expect(canvas.getByText('Canoes')).toBeVisible();
  },
});
