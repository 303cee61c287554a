import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import { LaneTimetable } from './LaneTimetable.tsx';

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
  parameters: { layout: 'fullscreen', states: ['many'] },
  globals: { viewport: { value: 'desktop' } },
});

/** Two that would bump swim side by side; of more kinds than there are caps each says its own. */
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
