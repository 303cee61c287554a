import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { catalogue } from '../../packages/templates/src/catalogue.ts';
import { bavarianHouse, welshVillage } from '../../packages/templates/src/content/testing/businesses.ts';
import { madeContent, unhidden } from '../../packages/templates/src/content/testing/made.ts';
import type { Design } from '../../packages/templates/src/design/defineDesign.tsx';
import { findMisfits } from './misfits.ts';
import { findOnShelf, Shelf } from './shelf.tsx';
import type { Stage } from './stage.ts';

const businesses = () => ({ 'a Welsh village shop': welshVillage, 'a Bavarian house': bavarianHouse });
const widths = [320, 360, 1280];

const findAtWidths = (stage: Stage) =>
  widths.flatMap((width) => {
    stage.setWidth(width);
    return findMisfits().map((fault) => `at ${width} px: ${fault}`);
  });

interface Asked {
  pages: 'first' | 'all';
}

const first: Asked = { pages: 'first' };

const meta = preview.meta({
  args: first,
  render: (_args: Asked) => <Shelf />,
  tags: ['!dev', '!autodocs'],
});

/** No word of either business is broken without a hyphen and no price is cut, on the first page of any design. */
export const OfTwoBusinesses = meta.story({
  play: async ({ args: { pages }, canvas }) => {
    await expect(catalogue.length).toBeGreaterThan(10);
    const shelf = canvas.getByTestId('shelf');
    await expect(await findOnShelf(shelf, catalogue, pages, businesses, findAtWidths)).toEqual([]);
  },
});

/** Nor on any other. */
export const OfTwoBusinessesOnAllPages = OfTwoBusinesses.extend({
  args: { pages: 'all' },
  tags: ['nightly'],
});

/** What no business says, from one letter to a word of sixty-seven in a line of its own. A list of three shows it all. */
const oddOf = ({ schema }: Design) => ({
  'odd content': unhidden(madeContent(schema, 'odd', 1, 3) as Readonly<Record<string, unknown>>),
});

// What it is made of. It fits nowhere without a break, as a sum of five figures in a badge that is drawn for two.
const oddWord = /^(?:Gru|Yny|Lla|https:|Ŵ|["<{‘日])|\d/;

const isOdd = (fault: string) => {
  const [, word = ''] = /broken: (.*)$/.exec(fault) ?? [];
  return oddWord.test(word.replaceAll(/[|\u00AD]/g, ''));
};

/** Beside odd content no price is cut, and no word of a design's own is broken: its days, its labels. */
export const OfOddContent = meta.story({
  play: async ({ args: { pages }, canvas }) => {
    const shelf = canvas.getByTestId('shelf');
    const faults = await findOnShelf(shelf, catalogue, pages, oddOf, findAtWidths);
    await expect(faults.some(isOdd)).toBe(true);
    await expect(faults.filter((fault) => !isOdd(fault))).toEqual([]);
  },
});

export const OfOddContentOnAllPages = OfOddContent.extend({ args: { pages: 'all' }, tags: ['nightly'] });
