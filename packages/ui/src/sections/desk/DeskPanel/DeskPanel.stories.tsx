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

/** A few lines, and what has none. */
export const Usual = meta.story({ tags: ['usual'], args: { ...sales, children: <Table {...table} /> } });

/** Words that need their room, on the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: { heading: 'Vorlagenverkaufszahlenübersicht', lead: 'Grundstücksverkehrsgenehmigungszuständigkeit.' },
  globals: { viewport: { value: 'narrow' } },
});

/** A heading for whatever follows. */
export const VariousData = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: { heading: 'Statistics', lead: 'Various data.', children: <Table {...table} /> },
});
