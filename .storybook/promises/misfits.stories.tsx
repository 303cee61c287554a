import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { catalogue } from '../../packages/templates/src/catalogue.ts';
import { bavarianHouse, welshVillage } from '../../packages/templates/src/content/testing/businesses.ts';
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

const meta = preview.meta({
  render: () => <Shelf />,
  tags: ['!dev', '!autodocs'],
});

/** No word of either business is broken without a hyphen and no price is cut, on any page of any design. */
export const OfTwoBusinesses = meta.story({
  play: async ({ canvas }) => {
    await expect(catalogue.length).toBeGreaterThan(10);
    const shelf = canvas.getByTestId('shelf');
    await expect(await findOnShelf(shelf, catalogue, 'all', businesses, findAtWidths)).toEqual([]);
  },
});
