import { renderToString } from 'react-dom/server';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { Board } from '#storybook/Board';
import { Container } from '../../../primitives/index.ts';
import { ground } from '../../../theme/ground.css.ts';
import { StateStamp } from '../../feedback/StateStamp/StateStamp.tsx';
import { muehle, tides, tiers } from './Table.fixtures.ts';
import { Table, type TableProps } from './Table.tsx';

const meta = preview.meta({
  component: Table,
  args: tides,
  decorators: [
    (Story) => (
      <div className={ground.plain}>
        <Container>
          <Story />
        </Container>
      </div>
    ),
  ],
});

/** A few figures that are looked up. */
export const Plain = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: tides.caption })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Evening' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Saturday 06:12 18:40' })).toBeVisible();
  },
});

/** A table that fits is no stop for the Tab key, until its words grow over the edge. */
export const Fitting = meta.story({
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.queryByRole('region')).not.toBeInTheDocument());
    await userEvent.tab();
    await expect(document.body).toHaveFocus();

    const [cell] = canvas.getAllByRole('cell');
    cell!.style.minInlineSize = '200vw';
    await waitFor(() => expect(canvas.getByRole('region')).toHaveAttribute('tabindex', '0'));
    cell!.style.removeProperty('min-inline-size');
    await waitFor(() => expect(canvas.queryByRole('region')).not.toBeInTheDocument());
  },
});

/** Three columns compared, one of them recommended; screen readers read ticks and crosses as words. */
export const Comparison = meta.story({
  args: tiers,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('columnheader', { name: 'Recommended Intermediate $499 once' }),
    ).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'In the box' })).toBeVisible();
    await expect(
      canvas.getByRole('row', { name: 'Priority Launch, as an extra Not included Included Included' }),
    ).toBeVisible();
  },
});

/** Each row leads to a page of its own; two of them have the same name. */
export const Leading = meta.story({
  args: {
    groups: [
      {
        rows: [
          { id: 'first', header: 'Saturday', href: '/tides/1', cells: ['06:12', '18:40'] },
          { id: 'second', header: 'Saturday', href: '/tides/2', cells: ['06:58', '19:21'] },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('link', { name: 'Saturday' });
    await expect(first).toHaveAttribute('href', '/tides/1');
    await expect(second).toHaveAttribute('href', '/tides/2');
  },
});

/** On a phone: the table moves sideways under its first column, by finger and by arrow keys. */
export const Scrolling = meta.story({
  args: tiers,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    const region = await canvas.findByRole('region', { name: tiers.caption });
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    await userEvent.tab();
    await expect(region).toHaveFocus();
  },
});

/** On a phone: a card for every row, each with the columns’ names. Screen readers still read a table. */
export const Cards = meta.story({
  args: { ...tiers, narrow: 'cards' },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: tiers.caption })).toBeVisible();
    await expect(canvas.getAllByText('Basic').some((label) => label.checkVisibility())).toBe(true);
    await expect(canvas.getAllByRole('cell', { name: '12 or more' })).toHaveLength(1);
    await expect(canvas.getByRole('rowheader', { name: 'Pages' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('region')).not.toBeInTheDocument());
  },
});

/** Where there is room, the column with sentences has the most of it. */
export const LongColumn = meta.story({
  args: {
    caption: 'What hangs behind the counter',
    rowHeading: 'Key',
    columns: [{ label: 'What for', long: true }, { label: 'Until when' }],
    groups: [
      {
        rows: [
          {
            header: 'backDoorOverNight',
            cells: ['Lets the baker in before anybody else is up, and the flour with him.', 'Six'],
          },
        ],
      },
    ],
    narrow: 'cards',
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const all = canvas.getByRole('table').getBoundingClientRect().width;
    const shares = canvas
      .getAllByRole('columnheader')
      .map((head) => Math.round((100 * head.getBoundingClientRect().width) / all));
    await expect(shares).toEqual([26, 44, 30]);
  },
});

const orders = {
  caption: 'Orders',
  rowHeading: 'Order',
  columns: ['Buyer', 'Template', 'Total', 'Status', 'Turn', 'Ordered'].map((label) => ({ label })),
  groups: [
    {
      rows: [
        {
          header: 'AW-XYZW-CX8Z',
          href: '/orders/1',
          cells: [
            'Tess Till',
            'Barbershop Classic',
            '$399',
            <StateStamp key="state" label="Waiting for payment" tone="open" />,
            'Buyer’s',
            '28 Nov 2026, 01:38',
          ],
        },
      ],
    },
  ],
  narrow: 'cards',
} satisfies TableProps;

const top = (element: HTMLElement) => element.getBoundingClientRect().top;

/** A ledger: a reference stands in one piece, and a stamp of two lines begins on its row's line. */
export const Ledger = meta.story({
  args: orders,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const reference = canvas.getByRole('link', { name: 'AW-XYZW-CX8Z' });
    await expect(reference.getClientRects()).toHaveLength(1);
    const header = canvas.getByRole('rowheader').getBoundingClientRect();
    await expect(reference.getBoundingClientRect().right).toBeLessThan(header.right);
    const stamp = canvas.getByText('Waiting for payment');
    await expect(Math.abs(top(stamp) - top(canvas.getByText('Tess Till')))).toBeLessThan(8);
  },
});

/** The same on a phone: the name of a card and its cells begin at one edge. */
export const LedgerOnAPhone = Ledger.extend({
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const left = (element: HTMLElement) => element.getBoundingClientRect().left;
    await expect(left(canvas.getByRole('link', { name: 'AW-XYZW-CX8Z' }))).toBe(
      left(canvas.getAllByText('Buyer').find((label) => label.checkVisibility() && !label.closest('thead'))!),
    );
  },
});

/** On a phone: each row’s name over its three cells, under columns that stay named. It is still read as a table. */
export const Stacked = meta.story({
  args: { ...tiers, narrow: 'stacked' },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: tiers.caption })).toBeVisible();
    const row = within(canvas.getByRole('row', { name: 'Pages Up to 3 Up to 6 12 or more' }));
    const [first, second, third] = row.getAllByRole('cell').map((cell) => cell.getBoundingClientRect());
    await expect(first!.top).toBeGreaterThanOrEqual(
      row.getByRole('rowheader').getBoundingClientRect().bottom,
    );
    await expect([second!.top, third!.top]).toEqual([first!.top, first!.top]);

    const last = canvas.getByRole('columnheader', { name: 'Advanced $799 once' });
    await expect(Math.round(last.getBoundingClientRect().left)).toBe(Math.round(third!.left));
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
    await waitFor(() => expect(canvas.queryByRole('region')).not.toBeInTheDocument());
  },
});

/** The same on the narrowest phone, in long German. */
export const LongWordsStacked = meta.story({
  args: { ...muehle, narrow: 'stacked' },
  globals: { viewport: { value: 'narrow' } },
});

/** Beside a heading that says what it is. */
export const CaptionHeard = meta.story({
  args: { ...tiers, captionHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: tiers.caption })).toBeVisible();
  },
});

/** On a painted board. */
export const OnABoard = meta.story({
  args: { ...tiers, narrow: 'cards' },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Board>
        <Story />
      </Board>
    ),
  ],
});

/** What the server sends can be scrolled by keyboard before script has measured it. */
export const FromTheServer = meta.story({
  play: async () => {
    const html = renderToString(<Table {...tiers} />);
    await expect(html).toContain('tabindex="0"');
    await expect(html).not.toContain('style=');
  },
});

/** Many columns, one of them with a word that has no end: it stays in its own. */
export const ManyColumns = meta.story({
  args: {
    columns: ['Port', 'Morning', 'Noon', 'Evening', 'Night'].map((label) => ({ label })),
    groups: [
      {
        rows: [
          { header: 'Saturday', cells: ['Whitbysandsend'.repeat(8), '06:12', '12:20', '18:40', '23:59'] },
        ],
      },
    ],
    narrow: 'cards',
  },
});

/** A mill in long German, as cards on a narrow phone. */
export const LongWords = meta.story({
  args: { ...muehle, narrow: 'cards' },
  globals: { viewport: { value: 'narrow' } },
});

/** The same, left to scroll. */
export const LongWordsScrolling = meta.story({ args: muehle, globals: { viewport: { value: 'narrow' } } });

/** Everything a season has. */
export const Many = meta.story({
  args: {
    groups: [
      {
        rows: Array.from({ length: 30 }, (_, n) => ({ header: `${n + 1} June`, cells: ['06:12', '18:40'] })),
      },
    ],
  },
});

/** Signs in place of words. */
export const SignsAlone = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    ...tiers,
    groups: [{ rows: [{ header: 'Priority Launch, as an extra', cells: ['✗', '✓', '✓'] }] }],
  },
});
