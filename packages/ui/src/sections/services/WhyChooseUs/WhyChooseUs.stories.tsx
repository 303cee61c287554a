import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import { awning, nothingAMonth, usOrABuilder, workshop } from './WhyChooseUs.fixtures.ts';
import { WhyChooseUs } from './WhyChooseUs.tsx';

const meta = preview.meta({
  component: WhyChooseUs,
  args: { heading: awning.heading },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'many', 'empty'] },
});

/** A claim that needs no proof: an empty list of facts renders nothing below it. */
export const ClaimAlone = meta.story({
  tags: ['least', 'empty'],
  args: { facts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: awning.heading })).toBeVisible();
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
});

/** One claim, three facts to support it. */
export const Usual = meta.story({
  tags: ['usual'],
  args: awning,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('heading', { level: 3, name: 'No monthly fees' })).toBeVisible();
  },
});

/** A number that says it shorter, and where to look it up. */
export const WithFigure = meta.story({
  tags: ['usual'],
  args: { ...awning, number: nothingAMonth },
  play: async ({ canvas }) => {
    const figure = canvas.getByRole('figure');
    await expect(figure).toHaveTextContent('$0 a month is what your website costs once you have bought it.');
    await expect(within(figure).getByRole('link', { name: 'Our price list' })).toHaveAttribute(
      'href',
      '/pricing',
    );
  },
});

/** A comparison with the other way to get it done. */
export const Compared = meta.story({
  tags: ['usual'],
  args: { ...awning, comparison: usOrABuilder, tone: 'plain' },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Us, or a website builder?' });
    await expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['You ask', 'Awning', 'A builder']);
    await expect(within(table).getByRole('row', { name: /^You pay/ })).toHaveTextContent(
      'You payonceevery month',
    );
  },
});

/** More facts than hang in one row: the next row hangs from the first, and none hangs alone. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    ...awning,
    facts: [
      ...awning.facts,
      { title: 'Your own address', text: 'A domain in your name, not in ours.' },
      { title: 'Plain words', text: 'We answer email the way we talk over the counter.' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
});

/** A German workshop with everything on, on the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: workshop,
  globals: { viewport: { value: 'narrow' } },
});

/** A claim, and a number from nowhere. */
export const ClaimOfEverybody = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    heading: 'Quality you can trust',
    lead: 'Your satisfaction is our highest priority.',
    facts: [
      { title: 'Experience', text: 'A team of passionate professionals.' },
      { title: 'Service', text: 'We go the extra mile for you.' },
    ],
    number: {
      value: '100%',
      text: 'of our customers are delighted.',
      source: { label: 'Our own research' },
    },
  },
});
