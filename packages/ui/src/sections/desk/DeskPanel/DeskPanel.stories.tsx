import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Table } from '../../../components/text/Table/Table.tsx';
import { sales, table } from './DeskPanel.fixtures.ts';
import { DeskPanel } from './DeskPanel.tsx';

const meta = preview.meta({
  component: DeskPanel,
  args: { heading: sales.heading },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words'] },
});

/** Nothing to list: the lead says why. */
export const Least = meta.story({
  tags: ['least'],
  args: { lead: 'Nothing was sold yet.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'What sells' })).toHaveTextContent(
      'Nothing was sold yet.',
    );
  },
});

/** A few lines, and a sum that has no line. */
export const Usual = meta.story({ tags: ['usual'], args: { ...sales, children: <Table {...table} /> } });

/** Two things that are read together: side by side, or one under the other on a phone. */
export const Beside = meta.story({
  args: {
    ...sales,
    children: <Table {...table} caption="This year" />,
    aside: <Table {...table} caption="The year before" />,
  },
  play: async ({ canvas }) => {
    const [now, before] = ['This year', 'The year before'].map((name) =>
      canvas.getByRole('table', { name }).getBoundingClientRect(),
    );
    await expect(before!.left).toBeGreaterThanOrEqual(now!.right);
  },
});

/** The same on a phone. */
export const BesideOnPhone = meta.story({
  args: Beside.input.args,
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const [now, before] = ['This year', 'The year before'].map((name) =>
      canvas.getByRole('table', { name }).getBoundingClientRect(),
    );
    await expect(before!.top).toBeGreaterThanOrEqual(now!.bottom);
  },
});

/** Long words, on the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: { heading: 'Vorlagenverkaufszahlenübersicht', lead: 'Grundstücksverkehrsgenehmigungszuständigkeit.' },
  globals: { viewport: { value: 'narrow' } },
});

/** A heading that would fit any list. */
export const VariousData = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: { heading: 'Statistics', lead: 'Various data.', children: <Table {...table} /> },
});
