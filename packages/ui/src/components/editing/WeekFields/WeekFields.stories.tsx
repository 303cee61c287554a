import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { DraftForm } from '../DraftForm/DraftForm.tsx';
import { WeekFields } from './WeekFields.tsx';

const span = (opens: string, closes: string) => ({ opens, closes });
const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const meta = preview.meta({
  component: WeekFields,
  args: {
    name: 'week',
    days: names.map((label, place) => ({
      value: label.slice(0, 3),
      label,
      spans:
        place === 1
          ? [span('09:00', '18:00')]
          : place === 2
            ? [span('09:00', '13:00'), span('14:30', '18:00')]
            : [],
    })),
    labels: {
      opens: 'opens',
      closes: 'closes',
      to: 'to',
      shut: 'Closed',
      addBreak: 'Add a break',
      noBreak: 'No break',
      sameAs: (day: string) => `Same as ${day} on every open day`,
    },
    onCopied: fn(),
  },
  decorators: [
    (Story, { parameters }) => (
      <DraftForm formAction="/draft" errors={parameters['errors'] as Record<string, string> | undefined}>
        <Story />
      </DraftForm>
    ),
  ],
});

const timesOf = (day: HTMLElement) =>
  within(day)
    .getAllByRole<HTMLInputElement>('textbox')
    .map(({ value }) => value);

/** A day off, a day, and a day with a break. */
export const Week = meta.story({
  play: async ({ canvas }) => {
    await expect(timesOf(canvas.getByRole('group', { name: 'Monday' }))).toEqual(['', '']);
    await expect(timesOf(canvas.getByRole('group', { name: 'Tuesday' }))).toEqual(['09:00', '18:00']);
    await expect(timesOf(canvas.getByRole('group', { name: 'Wednesday' }))).toHaveLength(4);
  },
});

/** One day’s times go to all open days; a day off stays one. */
export const SameOnAll = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Same as Tuesday on every open day' }));
    await expect(timesOf(canvas.getByRole('group', { name: 'Wednesday' }))).toEqual(['09:00', '18:00']);
    await expect(timesOf(canvas.getByRole('group', { name: 'Monday' }))).toEqual(['', '']);
    await expect(args.onCopied).toHaveBeenCalledOnce();
  },
});

/** A break is a second span. Taken back, its times are gone. */
export const Break = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const tuesday = canvas.getByRole('group', { name: 'Tuesday' });
    await userEvent.click(within(tuesday).getByRole('button', { name: 'Add a break Tuesday' }));
    await expect(timesOf(tuesday)).toHaveLength(4);
    const wednesday = canvas.getByRole('group', { name: 'Wednesday' });
    await userEvent.click(within(wednesday).getByRole('button', { name: 'No break Wednesday' }));
    await expect(timesOf(wednesday)).toEqual(['09:00', '13:00']);
    await expect(new FormData(wednesday.closest('form')!).get('week.5.opens')).toBe('');
    await expect(args.onCopied).toHaveBeenCalledOnce();
  },
});

/** What is wrong stands under its day. */
export const WithErrors = meta.story({
  parameters: { errors: { 'week.2.closes': 'Write a time, such as 6pm.' } },
  play: async ({ canvas }) => {
    const closes = canvas.getByRole('textbox', { name: 'Tuesday: closes' });
    await expect(closes).toBeInvalid();
    await expect(closes).toHaveAccessibleDescription('Write a time, such as 6pm.');
  },
});
