import { expect, within } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import { kitchen, labels } from './WhatsIncluded.fixtures.ts';
import { WhatsIncluded } from './WhatsIncluded.tsx';

const { heading, rows } = kitchen;
const meta = preview.meta({
  component: WhatsIncluded,
  args: { heading, rows, labels },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'many', 'empty'] },
});

/** What is in the price and what is not. */
export const TheList = meta.story({
  tags: ['least'],
  play: async ({ canvas }) => {
    const region = within(canvas.getByRole('region', { name: heading }));
    await expect(region.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Cupboards',
      'Worktop',
      'Plumbing',
    ]);
    await expect(region.getAllByRole('listitem').at(-1)).toHaveTextContent(
      'Plumbing In the price: A hole where the pipe comes through. Not in the price: The pipe: ring Maureen.',
    );
  },
});

/** With the days on the wall, and what was measured. */
export const WithDaysAndFigures = meta.story({
  tags: ['usual'],
  args: kitchen,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'When we come' })).toBeVisible();
    await expect(canvas.getByText('Between Friday 27 November and Tuesday 1 December.')).toBeVisible();
    await expect(canvas.getByText('drawers that shut')).toBeVisible();
  },
});

/** Everything that customers ever asked. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    rows: Array.from({ length: 12 }, (_, place) => ({
      subject: `Question ${place + 1}`,
      included: 'Everything you saw when you came to look, in the same order.',
      excluded: 'Anything you thought of on the way home.',
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
  },
});

/** German, and words without end, on the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: {
    heading: 'Leistungsumfangsbeschreibung',
    rows: [
      {
        subject: 'Grundstücksverkehrsgenehmigungszuständigkeit',
        included: 'Küchenarbeitsplattenzuschnittsberatungsgespräch',
        excluded: 'Rohrleitungsverlegungsarbeiten',
      },
    ],
    delivery: {
      ...kitchen.delivery,
      leaves: [
        { heading: 'Donnerstagnachmittag', value: '30', footnote: 'September' },
        { heading: 'Mittwoch', value: '14', footnote: 'Oktober' },
      ],
    },
    figures: {
      heading: 'Messergebniszusammenfassung',
      items: [{ label: 'Schubladenselbsteinzugsgeschwindigkeit', value: '1.250' }],
      note: 'Wasserwaagenkalibrierungsprotokoll vom 3. November 2026.',
    },
    labels: { included: 'Im Preis', excluded: 'Nicht im Preis' },
  },
  globals: { viewport: { value: 'narrow' } },
});

/** Nothing is settled yet: nothing is said. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { rows: [] },
  play: rendersNothing,
});

/** A list that leaves nothing out, and so says nothing. */
export const NothingLeftOut = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    ...kitchen,
    rows: [
      { subject: 'Materials', included: 'Only the best.', excluded: 'Nothing worth mentioning.' },
      { subject: 'Service', included: 'All-round carefree package.', excluded: 'Additional work.' },
    ],
  },
});
