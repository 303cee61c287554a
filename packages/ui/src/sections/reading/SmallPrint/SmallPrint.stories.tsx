import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { Table } from '../../../components/text/Table/Table.tsx';
import { boats, boote, labels } from './SmallPrint.fixtures.tsx';
import { SmallPrint } from './SmallPrint.tsx';

const meta = preview.meta({
  component: SmallPrint,
  args: { heading: boats.heading, items: boats.items.slice(0, 1), labels },
  parameters: {
    layout: 'fullscreen',
    states: ['least', 'usual', 'long-words', 'many', 'keyboard'],
  },
});

/** One rule: a list of one would be no use. */
export const OnePart = meta.story({
  tags: ['least'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: boats.heading })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});

/** A few numbered parts, and the directory that leads to each. */
export const Usual = meta.story({
  tags: ['usual'],
  args: boats,
  play: async ({ canvas }) => {
    const contents = within(canvas.getByRole('navigation', { name: labels.contents }));
    const ways = contents.getAllByRole('link');
    await expect(ways.map((way) => way.getAttribute('href'))).toEqual(boats.items.map(({ id }) => `#${id}`));
    for (const { heading } of boats.items) {
      await expect(canvas.getByRole('region', { name: heading })).toBeVisible();
      await expect(canvas.getByRole('heading', { level: 2, name: heading })).toBeVisible();
    }
    await expect(canvas.getByText('2 March 2026')).toHaveAttribute('datetime', '2026-03-02');
  },
});

/** Facts stand in a table, and the reader's action in a button. */
export const WithTable = meta.story({
  args: {
    ...boats,
    items: [
      {
        id: 'boats',
        heading: 'The boats',
        children: (
          <>
            <p>All of them float.</p>
            <Table
              caption="What each of them takes"
              rowHeading="Boat"
              columns={[{ label: 'People' }, { label: 'Dogs' }]}
              groups={[
                {
                  rows: [
                    { header: 'Wagtail', cells: ['Four', 'One, seated'] },
                    { header: 'Moorhen', cells: ['Two', 'None'] },
                  ],
                },
              ]}
              narrow="cards"
            />
            <p>Ask before you change seats.</p>
            <Button>Ring the bell</Button>
          </>
        ),
      },
      ...boats.items,
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'What each of them takes' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ring the bell' })).toBeVisible();
  },
});

const ring = fn();

/** The reader's action stands over all of it, on the first screen of a phone. */
export const WithAction = meta.story({
  args: {
    ...boats,
    action: (
      <Button size="small" onClick={ring}>
        Ring the bell
      </Button>
    ),
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Ring the bell' });
    await expect(button.getBoundingClientRect().bottom).toBeLessThan(
      canvas.getByRole('navigation').getBoundingClientRect().top,
    );
    await userEvent.click(button);
    await expect(ring).toHaveBeenCalledOnce();
  },
});

/** A solicitor was at work. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    ...boats,
    items: Array.from({ length: 14 }, (_, place) => ({
      ...boats.items[place % 3]!,
      id: `part-${place}`,
      heading: `${boats.items[place % 3]!.heading}, paragraph ${place + 1}`,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(14);
  },
});

/** From the directory straight to a part. */
export const ByKeyboard = meta.story({
  tags: ['keyboard'],
  args: boats,
  play: async ({ canvas, userEvent }) => {
    for (const { heading } of boats.items) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: heading })).toHaveFocus();
    }
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'ferry@example.com' })).toHaveFocus();
  },
});

/** German, and words without end, on the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: boote,
  globals: { viewport: { value: 'narrow' } },
});

/** Rules by their number alone. */
export const Paragraphs = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    ...boats,
    heading: 'General Terms and Conditions of Hire',
    items: ['§ 1 General provisions', '§ 2 Further provisions', '§ 3 Final provisions'].map(
      (heading, place) => ({
        id: `section-${place + 1}`,
        heading,
        children: (
          <p>
            The hirer shall, notwithstanding the provisions hereinafter, be liable pursuant to the foregoing.
          </p>
        ),
      }),
    ),
  },
});
