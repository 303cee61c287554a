import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Board } from '#storybook/Board';
import { ground } from '../../../theme/ground.css.ts';
import { Progress } from './Progress.tsx';

const meta = preview.meta({
  component: Progress,
  args: { label: 'Building your site', value: 3, max: 5, valueText: '3 of 5 steps' },
  decorators: [
    (Story) => (
      <div className={ground.plain}>
        <Story />
      </div>
    ),
  ],
});

/** Part of the way. */
export const Usual = meta.story({
  play: async ({ canvas }) => {
    const bar = canvas.getByRole<HTMLProgressElement>('progressbar', { name: 'Building your site' });
    await expect(bar).toHaveAttribute('aria-valuetext', '3 of 5 steps');
    await expect(bar.position).toBe(3 / 5);
  },
});

/** Not begun. */
export const AtTheStart = meta.story({ args: { value: 0, valueText: 'Not begun' } });

/** All the way. */
export const Done = meta.story({ args: { value: 5, valueText: 'All 5 steps' } });

/** Under way, and it is not known how far. */
export const Unknown = meta.story({
  render: () => <Progress label="Sending your photos" valueText="On their way" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('value');
  },
});

/** Shares of a whole, under each other. */
export const Rows = meta.story({
  render: () => (
    <>
      <Progress layout="row" label="5 stars" value={9} max={12} valueText="9" />
      <Progress layout="row" label="4 stars" value={3} max={12} valueText="3" />
      <Progress layout="row" label="3 stars" value={0} max={12} valueText="0" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('progressbar')).toHaveLength(3);
  },
});

/** Words around it say what it is. */
export const LabelHeard = meta.story({
  args: { labelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Building your site' })).toBeVisible();
  },
});

/** On a painted board. */
export const OnABoard = meta.story({
  decorators: [
    (Story) => (
      <Board>
        <Story />
      </Board>
    ),
  ],
});

/** German, and a word without end. */
export const LongWords = meta.story({
  args: {
    label: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
    valueText: 'Genehmigungsfortschritt zur Hälfte',
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const label = canvas.getByText(/^Grundstück/).getBoundingClientRect();
    const bar = canvas.getByRole('progressbar').getBoundingClientRect();
    await expect(label.width).toBeGreaterThanOrEqual(bar.width / 2);
  },
});

/** A percentage that does not say of what. */
export const PerCent = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: { valueText: '60%' },
});
